// A sheet over the page, on the browser's own <dialog>: it keeps the focus, closes with Esc, gives
// the focus back, and is told to screen readers by its heading.
import { html, render, useEffect, useId, useRef } from "./html.js";
import { icon } from "./icons.js";
import { say } from "./texts.js";

/**
 * Shown as long as it is rendered.
 * @param {{title: string, onClose: () => void, wide?: boolean, name?: string, children?: any}} props
 */
export function Dialog({ title, onClose, wide = false, name = "", children }) {
  const id = useId();
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = ref.current;
    const back = /** @type {HTMLElement | null} */ (document.activeElement);
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (back?.isConnected) back.focus();
    };
  }, []);
  useEffect(() => {
    // what has to be scrolled must be reachable by keyboard, though there may be nothing to press in it
    const body = /** @type {HTMLElement | null} */ (ref.current?.querySelector(".body") ?? null);
    if (body?.querySelector("a, button, input, select, textarea")) body.removeAttribute("tabindex");
    else if (body) body.tabIndex = 0;
  });
  /** @param {MouseEvent} event */
  const outside = (event) => {
    if (event.target === ref.current) onClose();
  };
  /** @param {Event} event */
  const cancelled = (event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog ref=${ref} class=${`sheet ${wide ? "wide" : ""} ${name}`} aria-labelledby=${id} onClick=${outside} onCancel=${cancelled}>
    <header>
      <h2 id=${id}>${title}</h2>
      <button type="button" class="btn plain round" aria-label=${say("dialog-close")} onClick=${onClose}>${icon("close")}</button>
    </header>
    <div class="body">${children}</div>
  </dialog>`;
}

/**
 * Shows a dialog of its own over any page; `make` gets the function that closes it.
 * @param {(close: () => void) => any} make
 */
export function openDialog(make) {
  const place = document.createElement("div");
  document.body.append(place);
  const draw = () => render(make(close), place);
  const close = () => {
    document.removeEventListener("lang", draw);
    render(null, place);
    place.remove();
  };
  document.addEventListener("lang", draw);
  draw();
}

/**
 * A question with two answers; the answer is whether the person said yes. To what can't be undone
 * the plain way out is no.
 * @param {{title: string, text?: string, yes: string, no?: string, grave?: boolean}} question
 * @returns {Promise<boolean>}
 */
export function ask({ title, text = "", yes, no = say("dialog-cancel"), grave = false }) {
  return new Promise((resolve) => {
    openDialog((close) => {
      /** @param {boolean} answer */
      const answered = (answer) => {
        close();
        resolve(answer);
      };
      return html`<${Dialog} title=${title} name="ask" onClose=${() => answered(false)}>
        ${text && html`<p>${text}</p>`}
        <div class="acts">
          <button type="button" class=${grave ? "btn primary" : "btn"} onClick=${() => answered(false)}>${no}</button>
          <button type="button" class=${grave ? "btn" : "btn primary"} onClick=${() => answered(true)}>${yes}</button>
        </div>
      </${Dialog}>`;
    });
  });
}
