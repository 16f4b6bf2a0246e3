// The lines of one match that are not with the server yet, in this browser's memory: each under a name
// of its own, so that tabs that enter at once can't wipe out each other's.
import { forget, namesLike, read } from "../lib/stored.js";
import { writeFor } from "./remembered.js";

/**
 * @typedef {object} Item
 * @property {string} id
 * @property {string} line
 * @property {number} at its place among the others
 * @property {number} base how many lines of the log it comes after
 * @property {boolean} sent whether the server may have it
 * @property {"waits" | "undone" | "aside"} state
 * @property {string} code why it was set aside
 * @property {string} say
 */

export class Queue {
  /** @param {string} match */
  constructor(match) {
    this.match = match;
    this.prefix = `kept-line-${match}-`;
    /** What found no room; it lasts as long as the page. @type {Map<string, Item>} */
    this.unstored = new Map();
    /** @type {Item[]} */
    this.items = [];
    this.load();
  }

  /** Reads what is there, after another tab has changed it too. */
  load() {
    const found = namesLike(this.prefix).map((name) => read(name, /** @type {Item | null} */ (null)));
    const items = [...found.filter((item) => item !== null), ...this.unstored.values()];
    // Tabs that entered in the same moment took the same place; all agree about which comes first.
    this.items = items.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  }

  get waiting() {
    return this.items.filter((item) => item.state === "waits");
  }

  get undone() {
    return this.items.filter((item) => item.state === "undone");
  }

  get aside() {
    return this.items.filter((item) => item.state === "aside");
  }

  /** Whether all of it outlives the page. */
  get isStored() {
    return this.unstored.size === 0;
  }

  /**
   * @param {string} id
   * @param {string} line
   * @param {number} base
   */
  add(id, line, base) {
    const at = Math.max(0, ...this.items.map((item) => item.at)) + 1;
    this.put({ id, line, at, base, sent: false, state: "waits", code: "", say: "" });
  }

  /** Adds an item, or changes the one with its id. @param {Item} item */
  put(item) {
    if (writeFor(this.match, this.prefix + item.id, item)) this.unstored.delete(item.id);
    else {
      forget(this.prefix + item.id); // an older version of it may stand there
      this.unstored.set(item.id, item);
    }
    this.load();
  }

  /** @param {readonly Item[]} items */
  remove(items) {
    for (const { id } of items) {
      this.unstored.delete(id);
      forget(this.prefix + id);
    }
    this.load();
  }

  /** Makes of the waiting items what a merge says. @param {import("./merge.js").Merged} now */
  settle({ waiting, aside, done }) {
    const before = new Map(this.items.map((item) => [item.id, JSON.stringify(item)]));
    for (const item of [...waiting, ...aside]) {
      if (before.get(item.id) !== JSON.stringify(item)) this.put(item);
    }
    if (done.length > 0) this.remove(done);
  }
}
