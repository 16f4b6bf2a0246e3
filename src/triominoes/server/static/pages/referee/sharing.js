// Others follow the same match and enter their own moves: by a link, or its picture for a camera.
import { Dialog } from "../lib/dialog.js";
import { html, useEffect, useState } from "../lib/html.js";
import { icon } from "../lib/icons.js";
import { api } from "../lib/net.js";
import { Share } from "../lib/share.js";
import { say } from "../lib/texts.js";

/** @typedef {import("./matchpage.js").Table} Table */

/** Whether an address is of this computer alone. @param {string} link */
const isOnlyHere = (link) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(link).hostname);

/** The link as the server knows it, and its picture; without the server the page's own address does. @param {Table} table */
function useLink({ keeping: { match, token } }) {
  const [found, setFound] = useState({ link: `${location.origin}/referee/${match}#${token}`, picture: "" });
  useEffect(() => {
    api(`/api/kept/${match}/link?dark=1C1B22`, { token }).then(setFound, () => undefined);
  }, [match]);
  return found;
}

/** @param {{table: Table, onClose: () => void}} props */
export function Sharing({ table, onClose }) {
  const { link, picture } = useLink(table);
  return html`<${Dialog} title=${say("referee-share")} name="share-dialog" onClose=${onClose}>
    <div class="fields">
      <p>${say("referee-share-line")}</p>
      ${isOnlyHere(link) && html`<p class="fault">${icon("device")}<span>${say("lobby-only-here")}</span></p>`}
      <${Share} url=${link} title=${say("referee-share-title")} label=${say("lobby-link")} />
      ${picture && html`<img class="qr" src=${`data:image/svg+xml,${encodeURIComponent(picture)}`} alt=${say("referee-share-qr")} />`}
      <p class="small">${say("referee-phones", { count: table.state.phones })}</p>
    </div>
  </${Dialog}>`;
}
