// What this browser remembers, as JSON. Without storage, or with something strange in it, the
// default does.

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function read(name, otherwise) {
  try {
    const text = localStorage.getItem(`triominoes-${name}`);
    return text === null ? otherwise : (JSON.parse(text) ?? otherwise);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function write(name, value) {
  try {
    localStorage.setItem(`triominoes-${name}`, JSON.stringify(value));
  } catch {
    // full or forbidden: it lasts as long as the page
  }
}
