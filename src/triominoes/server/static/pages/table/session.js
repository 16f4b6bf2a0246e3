// One seat's socket: it says hello, keeps alive, comes back by itself, and asks again what was not answered.

/** @typedef {import("./types.js").FromServer} FromServer */
/** @typedef {import("./types.js").Command} Command */
/** @typedef {"opening" | "up" | "down" | "ended"} Line */

const PING_MS = 10_000;
const DEAD_MS = 25_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 8_000;
/** After these the server wants us back; after any other `bye` it doesn't. */
const PASSING = new Set(["slow", "silent", "fast", "closing", "broken"]);

/** A new name of a command; a page on a plain address of the house has no `randomUUID`. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, "0")).join("");

/**
 * @typedef {object} Wants
 * @property {string} table
 * @property {string} token
 * @property {string[]} beside the tokens of those at the same device
 * @property {() => number | null} since the number of the last event that was shown
 * @property {() => string} lang
 * @property {(message: FromServer) => void} hear
 * @property {(line: Line, say: string) => void} line
 */

export class Session {
  /** @param {Wants} wants */
  constructor(wants) {
    this.wants = wants;
    /** The newest number heard of. @type {number | null} */
    this.seen = null;
    /** @type {Map<string, Command>} */
    this.unanswered = new Map();
    this.retries = 0;
    this.pings = 0;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.heart = undefined;
    this.heard = 0;
    this.ready = false;
    this.atOnce = () => {
      if (!this.socket && !document.hidden) this.open();
    };
    addEventListener("online", this.atOnce);
    document.addEventListener("visibilitychange", this.atOnce);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.ready = false;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.socket = socket;
    this.heard = performance.now();
    socket.onopen = () => {
      const { table, token, beside, lang } = this.wants;
      const since = this.wants.since();
      this.put({ type: "hello", table, token, lang: lang(), beside, ...(since === null ? {} : { since }) });
    };
    socket.onmessage = (event) => socket === this.socket && this.take(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
    clearInterval(this.heart);
    this.heart = setInterval(() => this.beat(), PING_MS);
  }

  /** A socket that is dead tells nobody so: only silence does. */
  beat() {
    if (performance.now() - this.heard > DEAD_MS) this.lost();
    else if (this.ready) this.put({ type: "ping", n: (this.pings += 1) });
  }

  lost() {
    const socket = this.socket;
    this.socket = null;
    this.ready = false;
    clearInterval(this.heart);
    socket?.close();
    if (this.closed) return;
    this.wants.line("down", "");
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.retries) * (0.75 + Math.random() / 2);
    this.retries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** @param {FromServer} message */
  take(message) {
    this.heard = performance.now();
    if (message.type === "welcome" || message.type === "waiting") this.arrived();
    if (message.type === "welcome" || message.type === "events") this.seen = message.state.seq;
    if (message.type === "ack" || message.type === "reject") this.unanswered.delete(message.id);
    if (message.type === "pong") {
      // A number that we have not heard of: something went lost, so ask for it.
      if (this.seen !== null && message.seq > this.seen) this.lost();
      return;
    }
    if (message.type === "bye" && !PASSING.has(message.code)) {
      this.close();
      this.wants.line("ended", message.say);
      return;
    }
    this.wants.hear(message);
  }

  arrived() {
    this.retries = 0;
    if (this.ready) return;
    this.ready = true;
    this.wants.line("up", "");
    for (const command of this.unanswered.values()) this.put(command);
  }

  /** @param {Command} command */
  send(command) {
    this.unanswered.set(command.id, command);
    if (this.ready) this.put(command);
  }

  /** @param {string} lang */
  speak(lang) {
    if (this.ready) this.put({ type: "speak", lang });
  }

  /** @param {object} message */
  put(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    removeEventListener("online", this.atOnce);
    document.removeEventListener("visibilitychange", this.atOnce);
    this.socket?.close();
    this.socket = null;
  }
}
