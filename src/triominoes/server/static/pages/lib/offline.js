// Pages that open without the server: a service worker keeps what they are made of.

/** @typedef {"ready" | "insecure" | "unable"} Offline `insecure`: over a plain address no browser allows it */

/** @type {Promise<Offline> | null} */
let asked = null;

/** Has the pages kept for when there is no network; says whether they are. */
export const keepPages = () => (asked ??= register());

/** @returns {Promise<Offline>} */
async function register() {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator)) return "unable";
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    const worker = registration.active ?? registration.installing ?? registration.waiting;
    return worker ? await installed(worker) : "unable";
  } catch {
    return "unable"; // private windows may forbid it, a full disk prevent it
  }
}

/** @param {ServiceWorker} worker @returns {Promise<Offline>} */
const installed = (worker) =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === "activated") resolve("ready");
      if (worker.state === "redundant") resolve("unable");
    };
    worker.addEventListener("statechange", look);
    look();
  });
