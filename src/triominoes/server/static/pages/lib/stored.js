// What this browser remembers, as JSON. Without storage, or with something strange in it, the
// default does.

const PREFIX = "triominoes-";

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function read(name, otherwise) {
  try {
    const text = localStorage.getItem(`${PREFIX}${name}`);
    return text === null ? otherwise : (JSON.parse(text) ?? otherwise);
  } catch {
    return otherwise;
  }
}

/**
 * Remembers a value; says whether it outlives the page: not where there is no room, or no storage.
 * @param {string} name
 * @param {unknown} value
 * @returns {boolean}
 */
export function write(name, value) {
  try {
    localStorage.setItem(`${PREFIX}${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false; // full or forbidden: it lasts as long as the page
  }
}

/** @param {string} name */
export function forget(name) {
  try {
    localStorage.removeItem(`${PREFIX}${name}`);
  } catch {
    // forbidden: there is nothing to forget
  }
}

/** The names that begin like this, in no order. @param {string} start @returns {string[]} */
export function namesLike(start) {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${start}`));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/**
 * Calls back when another tab has changed what is remembered under a name that begins like this; the
 * answer ends it.
 * @param {string} start
 * @param {() => void} changed
 * @returns {() => void}
 */
export function watch(start, changed) {
  const hear = (/** @type {StorageEvent} */ event) => {
    if (event.key === null || event.key.startsWith(`${PREFIX}${start}`)) changed();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
