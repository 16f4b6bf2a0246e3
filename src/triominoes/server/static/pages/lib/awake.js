// The screen stays awake while a match is kept, where the browser can do that.

/** Whether it can: only pages of a secure address may ask for it. */
export const canStayAwake = () => "wakeLock" in navigator;

/**
 * Keeps the screen awake until the answer is called. A browser lets it sleep whenever the page is out
 * of sight, so it is asked again when the page is back.
 * @returns {() => void}
 */
export function stayAwake() {
  if (!canStayAwake()) return () => undefined;
  let isWanted = true;
  let isAsking = false;
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  const ask = async () => {
    if (!isWanted || isAsking || document.hidden || (lock && !lock.released)) return;
    isAsking = true;
    // refused when the battery is low, say: then it sleeps as ever
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    isAsking = false;
    if (!isWanted) void lock?.release();
  };
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
