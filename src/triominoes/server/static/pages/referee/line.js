// The line of one match to the server. A match that began without it is made known first.
import { ApiError, api } from "../lib/net.js";
import { Socket } from "../lib/socket.js";
import { forget, read } from "../lib/stored.js";
import { lang } from "../lib/texts.js";

/** @typedef {import("./types.js").FromKept} FromKept */
/** @typedef {{rules: string, names: string[], began: number}} New a match that the server doesn't know yet; when it was begun, in seconds */

const AGAIN_MS = 4_000;
const ANSWERS = new Set(["kept"]);

/** Under which name a match is remembered that the server doesn't know yet. @param {string} match */
export const newName = (match) => `kept-new-${match}`;

/**
 * @typedef {object} Wants
 * @property {string} match
 * @property {string} token
 * @property {(message: FromKept) => void} hear
 * @property {(line: import("../lib/socket.js").Line, say: string, code: string) => void} line with the reason, where the server ends it
 */

export class Line {
  /** @param {Wants} wants */
  constructor(wants) {
    this.wants = wants;
    this.closed = false;
    /** @type {Socket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.atOnce = () => {
      if (this.timer !== undefined) void this.begin();
    };
    addEventListener("online", this.atOnce);
    void this.begin();
  }

  /** Makes the match known, if it isn't, until the server hears it; then it listens. */
  async begin() {
    clearTimeout(this.timer);
    this.timer = undefined;
    try {
      await this.introduce();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status >= 400 && error.status < 500 && error.status !== 429) this.wants.line("ended", error.say, "");
      else this.later();
      return;
    }
    if (!this.closed) this.listen();
  }

  later() {
    if (this.closed) return;
    this.wants.line("down", "", "");
    this.timer = setTimeout(() => void this.begin(), AGAIN_MS);
  }

  async introduce() {
    const { match, token } = this.wants;
    const made = read(newName(match), /** @type {New | null} */ (null));
    if (made === null) return;
    await api(`/api/kept/${match}`, { method: "PUT", body: { ...made, token } });
    forget(newName(match));
  }

  listen() {
    const { match, token, hear, line } = this.wants;
    const hello = () => ({ type: "hello", match, token, lang: lang() });
    this.socket = new Socket({ path: "/kept", hello, answers: ANSWERS, hear, arrived: () => undefined, line });
  }

  get isUp() {
    return this.socket?.ready ?? false;
  }

  /** @param {object} message @returns {boolean} whether the server listens */
  tell(message) {
    return this.socket?.tell(message) ?? false;
  }

  /** @param {number} seq the newest number that was heard of */
  saw(seq) {
    if (this.socket) this.socket.seen = seq;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.atOnce);
    this.socket?.close();
  }
}
