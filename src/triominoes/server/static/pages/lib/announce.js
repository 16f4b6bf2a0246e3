// What a screen reader is told: two polite regions in turn, so that no sentence wipes out the one
// before it, and a queue, so that none is lost.

const PAUSE = 250;

/** @type {string[]} */
const queue = [];
let turn = 0;
let busy = false;

/** @param {string} id */
function region(id) {
  const found = document.getElementById(id);
  if (found) return found;
  const made = document.createElement("div");
  made.id = id;
  made.className = "sr";
  made.setAttribute("role", "status");
  made.setAttribute("aria-live", "polite");
  made.setAttribute("aria-atomic", "true");
  // inside an open dialog everything outside it is hidden from screen readers
  (document.querySelector("dialog[open]") ?? document.body).append(made);
  return made;
}

function regions() {
  const both = [region("say-a"), region("say-b")];
  const home = document.querySelector("dialog[open]") ?? document.body;
  for (const one of both) if (one.parentElement !== home) home.append(one);
  return both;
}

function next() {
  const text = queue.shift();
  busy = text !== undefined;
  if (text === undefined) return;
  const both = regions();
  both[turn].textContent = "";
  turn = 1 - turn;
  both[turn].textContent = text;
  setTimeout(next, PAUSE);
}

/**
 * Says a sentence to a screen reader, after those before it.
 * @param {string} text
 */
export function announce(text) {
  if (!text) return;
  queue.push(text);
  if (!busy) {
    busy = true;
    // a region must be there before its text changes, or it isn't read
    regions();
    setTimeout(next, 50);
  }
}

/** Forgets what was not said yet: for when only the newest matters. */
export function hush() {
  queue.length = 0;
}
