// Events wait here and are shown one after the other; then the state is set, and the person may act.

/** @typedef {import("./types.js").Told} Told */
/** @typedef {import("./types.js").State} State */
/** @typedef {{told: Told, state: null} | {told: null, state: State}} Item */

export class Queue {
  /**
   * @param {(told: Told) => Promise<void>} show
   * @param {(state: State) => void} settle
   */
  constructor(show, settle) {
    this.show = show;
    this.settle = settle;
    /** @type {Item[]} */
    this.items = [];
    this.busy = false;
    /** Whether what waits is shown without any pause. */
    this.quick = false;
    /** Which run is the current one: a queue that was cleared stops in the middle. */
    this.run = 0;
    /** @type {(() => void) | null} */
    this.wake = null;
  }

  /** @param {Told[]} events @param {State} state */
  add(events, state) {
    for (const told of events) this.items.push({ told, state: null });
    this.items.push({ told: null, state });
    if (!this.busy) void this.work();
  }

  async work() {
    this.busy = true;
    const run = this.run;
    for (let item = this.items.shift(); item; item = this.items.shift()) {
      if (item.told) await this.show(item.told);
      if (run !== this.run) return;
      if (item.state) {
        // Only what is standing last is set: what comes after it has still to be shown.
        if (this.items.length === 0) {
          this.busy = false;
          this.quick = false;
        }
        this.settle(item.state);
      }
    }
  }

  /** Whether there is anything left to be skipped. */
  get length() {
    return this.items.length;
  }

  /** @param {number} ms @returns {Promise<void>} */
  pause(ms) {
    if (ms <= 0 || this.quick) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        if (this.wake === done) this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.wake = done;
    });
  }

  skip() {
    if (!this.busy) return;
    this.quick = true;
    this.wake?.();
  }

  clear() {
    this.run += 1;
    this.items = [];
    this.busy = false;
    this.quick = false;
    this.wake?.();
  }
}
