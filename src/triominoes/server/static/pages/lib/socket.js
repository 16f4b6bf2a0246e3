// A socket that says hello, keeps alive, and comes back by itself.

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
 * @property {string} path
 * @property {() => object} hello the first message
 * @property {ReadonlySet<string>} answers the types of message that answer it
 * @property {(message: any) => void} hear
 * @property {() => void} arrived the server knows us again: what was not answered is to be asked again
 * @property {(line: Line, say: string, code: string) => void} line with the reason, where the server ends it
 */

export class Socket {
  /** @param {Wants} wants */
  constructor(wants) {
    this.wants = wants;
    /** The newest number heard of. @type {number | null} */
    this.seen = null;
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
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.wants.path}`);
    this.socket = socket;
    this.heard = performance.now();
    socket.onopen = () => this.put(this.wants.hello());
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
    this.wants.line("down", "", "");
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.retries) * (0.75 + Math.random() / 2);
    this.retries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** @param {{type: string, seq?: number, code?: string, say?: string}} message */
  take(message) {
    this.heard = performance.now();
    if (this.wants.answers.has(message.type)) this.arrive();
    if (message.type === "pong") {
      // A number that we have not heard of: something went lost, so ask for it.
      if (this.seen !== null && (message.seq ?? 0) > this.seen) this.lost();
      return;
    }
    if (message.type === "bye" && !PASSING.has(message.code ?? "")) {
      this.close();
      this.wants.line("ended", message.say ?? "", message.code ?? "");
      return;
    }
    this.wants.hear(message);
  }

  arrive() {
    this.retries = 0;
    if (this.ready) return;
    this.ready = true;
    this.wants.line("up", "", "");
    this.wants.arrived();
  }

  /** Says it if the server listens. @param {object} message @returns {boolean} whether it does */
  tell(message) {
    if (this.ready) this.put(message);
    return this.ready;
  }

  /** @param {object} message */
  put(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    this.closed = true;
    this.ready = false;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    removeEventListener("online", this.atOnce);
    document.removeEventListener("visibilitychange", this.atOnce);
    this.socket?.close();
    this.socket = null;
  }
}
