// Why something wasn't taken, as a sentence.
import { say } from "../lib/texts.js";

/** @param {{say: string}} refused */
export const refusal = (refused) => refused.say || say("referee-refused");
