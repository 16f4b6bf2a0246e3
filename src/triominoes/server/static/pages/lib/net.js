// Asking the server. Every question carries the language, so that errors come as sentences in it.
import { lang, say } from "./texts.js";

/** A refusal of the server, or its silence (`status` 0). `say` is a sentence for the person. */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {string} error
   * @param {string} sentence
   * @param {string[]} faults
   */
  constructor(status, error, sentence, faults) {
    super(sentence);
    this.status = status;
    this.error = error;
    this.say = sentence;
    this.faults = faults;
  }
}

/**
 * The answer's data; throws `ApiError`.
 * @param {string} path
 * @param {{method?: string, body?: unknown, token?: string, signal?: AbortSignal}} [options]
 * @returns {Promise<any>}
 */
export async function api(path, { method, body, token, signal } = {}) {
  const url = `${path}${path.includes("?") ? "&" : "?"}lang=${lang()}`;
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  }).catch((/** @type {Error} */ error) => {
    if (error.name === "AbortError") throw error;
    throw new ApiError(0, "offline", say("net-offline"), []);
  });
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data;
  const sentence = data?.say || say("net-failed");
  throw new ApiError(answer.status, data?.error ?? "failed", sentence, data?.faults ?? []);
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
