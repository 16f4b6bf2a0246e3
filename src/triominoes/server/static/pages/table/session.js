// One seat's line to the server: what was not answered is asked again after the line was lost.
import { Socket } from "../lib/socket.js";

export { newId } from "../lib/socket.js";

/** @typedef {import("./types.js").FromServer} FromServer */
/** @typedef {import("./types.js").Command} Command */
/** @typedef {import("../lib/socket.js").Line} Line */

const WELCOMES = new Set(["welcome", "waiting"]);

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
    /** @type {Map<string, Command>} */
    this.unanswered = new Map();
    this.socket = new Socket({
      path: "/socket",
      hello: () => this.hello(),
      answers: WELCOMES,
      hear: (message) => this.take(message),
      arrived: () => {
        for (const command of this.unanswered.values()) this.socket.tell(command);
      },
      line: wants.line,
    });
  }

  hello() {
    const { table, token, beside, lang } = this.wants;
    const since = this.wants.since();
    return { type: "hello", table, token, lang: lang(), beside, ...(since === null ? {} : { since }) };
  }

  /** @param {FromServer} message */
  take(message) {
    if (message.type === "welcome" || message.type === "events") this.socket.seen = message.state.seq;
    if (message.type === "ack" || message.type === "reject") this.unanswered.delete(message.id);
    this.wants.hear(message);
  }

  /** @param {Command} command */
  send(command) {
    this.unanswered.set(command.id, command);
    this.socket.tell(command);
  }

  /** @param {string} lang */
  speak(lang) {
    this.socket.tell({ type: "speak", lang });
  }

  close() {
    this.socket.close();
  }
}
