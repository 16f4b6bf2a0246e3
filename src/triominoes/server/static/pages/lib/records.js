// The record of a match as a text.
import { ApiError } from "./net.js";
import { lang, say } from "./texts.js";

/** Fetches it for whoever has the token. Throws `ApiError`. @param {string} path @param {string} token @returns {Promise<string>} */
export async function fetchText(path, token) {
  const answer = await fetch(`${path}?lang=${lang()}`, { headers: { Authorization: `Bearer ${token}` } }).catch(() => null);
  if (!answer?.ok) throw new ApiError(say(answer ? "net-failed" : "net-offline"), [], answer?.status ?? 0);
  return answer.text();
}

/** Steps through a record at its page. @param {string} text */
export function stepThrough(text) {
  sessionStorage.setItem("triominoes-replay", text);
  location.assign("/replay");
}
