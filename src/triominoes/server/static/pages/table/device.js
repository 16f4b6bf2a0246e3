// This device at the table: whose seat is shown, and when it is passed on.

import { say } from "../lib/texts.js";
import { api } from "../lib/net.js";
import { get } from "../lib/preferences.js";
import { Sitting } from "./sitting.js";

/** @typedef {import("./types.js").LocalSeat} LocalSeat */

/** As long as the last tile is looked at before the next person is asked for. */
const LOOK = { none: 0, short: 1_200, long: 2_500 };

export class Device {
  /** @param {string} table @param {LocalSeat[]} seats */
  constructor(table, seats) {
    this.table = table;
    this.seats = seats;
    /** @type {Sitting | null} */
    this.sitting = null;
    /** Whom the device is to be passed to; nobody's rack is shown meanwhile. @type {LocalSeat | null} */
    this.covered = null;
    /** Who sits at the table, as far as was asked. @type {import("./types.js").Person[]} */
    this.people = [];
    /** Why the table can't be shown. */
    this.fault = "";
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  get shared() {
    return this.seats.length > 1;
  }

  /** @param {() => void} listener */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  changed() {
    for (const listener of this.listeners) listener();
  }

  async start() {
    const [first] = this.seats;
    if (!first) return;
    if (!this.shared) {
      this.sit(first);
      return;
    }
    try {
      const summary = await api(`/api/tables/${this.table}`, { token: first.token });
      this.people = summary.seats;
      if (summary.waiting) this.sit(first, true);
      else if (summary.over) this.sit(first);
      else this.cover(this.seats.find((each) => each.seat === summary.turn) ?? first);
    } catch (error) {
      this.fault = /** @type {{say?: string}} */ (error).say ?? say("net-failed");
    }
    this.changed();
  }

  /** @param {LocalSeat} local @param {boolean} [guarded] whether nothing secret may be shown yet */
  sit(local, guarded = false) {
    clearTimeout(this.timer);
    this.sitting?.close();
    this.covered = null;
    const beside = this.seats.filter((each) => each.seat !== local.seat);
    const sitting = new Sitting({ table: this.table, local, beside, guarded });
    this.sitting = sitting;
    sitting.subscribe(() => {
      if (sitting === this.sitting) this.look();
    });
    this.changed();
  }

  /** @param {LocalSeat} local */
  cover(local) {
    this.covered = local;
    this.changed();
  }

  /** The name of whom the device is to be passed to. */
  get nextName() {
    const { covered, sitting } = this;
    if (!covered) return "";
    return (sitting?.people ?? this.people)[covered.seat]?.name || covered.name;
  }

  /** See whether it is another person's turn on this device. */
  look() {
    const { sitting } = this;
    if (sitting?.unlocked) {
      sitting.close();
      this.sitting = null;
      void this.start();
      return;
    }
    clearTimeout(this.timer);
    const next = this.next();
    if (this.covered && (!next || next.seat !== this.covered.seat)) this.covered = next;
    else if (next && !this.covered) {
      const wait = LOOK[/** @type {keyof typeof LOOK} */ (get("pause"))] ?? LOOK.short;
      if (wait === 0) this.covered = next;
      else this.timer = setTimeout(() => this.cover(next), wait);
    }
    this.changed();
  }

  /** The other person of this device whose turn it is. @returns {LocalSeat | null} */
  next() {
    const { sitting } = this;
    const state = sitting?.state;
    if (!this.shared || !sitting || !state || sitting.busy || sitting.pending || sitting.ended !== null) return null;
    if (state.over || state.turn === null || state.turn === sitting.seat) return null;
    return this.seats.find((each) => each.seat === state.turn) ?? null;
  }
}
