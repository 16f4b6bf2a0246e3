// Why something wasn't taken, as a sentence.
import { say } from "../lib/texts.js";

/** @param {{code: string, say: string}} refused */
export const refusal = ({ code, say: said }) => said || (code === "stale" ? say("referee-stale") : say("referee-refused"));
