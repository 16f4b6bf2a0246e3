// Asking the server. Every question carries the language, so that errors come as sentences in it.
import { lang, say } from "./texts.js";

/** A refusal of the server, or its silence. `say` is a sentence for the person, `status` 0 for silence. */
export class ApiError extends Error {
  /**
   * @param {string} sentence
   * @param {string[]} faults
   * @param {number} status
   */
  constructor(sentence, faults, status) {
    super(sentence);
    this.say = sentence;
    this.faults = faults;
    this.status = status;
  }
}

/**
 * The answer's data; throws `ApiError`.
 * @param {string} path
 * @param {{method?: string, body?: unknown, token?: string}} [options]
 * @returns {Promise<any>}
 */
export async function api(path, { method, body, token } = {}) {
  const url = `${path}${path.includes("?") ? "&" : "?"}lang=${lang()}`;
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError(say("net-offline"), [], 0);
  });
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data;
  const sentence = data?.say || say("net-failed");
  throw new ApiError(sentence, data?.faults ?? [], answer.status);
}

/**
 * The sentences of an error, for a form.
 * @param {unknown} error
 * @returns {string[]}
 */
export function sentences(error) {
  if (!(error instanceof ApiError)) throw error;
  return error.faults.length > 0 ? error.faults : [error.say];
}
