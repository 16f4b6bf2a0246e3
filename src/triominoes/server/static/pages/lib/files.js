// Files that a page gives away.

/** Time for the browser to take the file before its address ends. */
const TAKEN_MS = 10_000;

/**
 * Saves a text as a file, where the browser keeps such files.
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
export function saveFile(name, text, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS);
}
