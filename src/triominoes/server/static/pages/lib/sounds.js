// The sounds of the table, one soft instrument that is made here. Without audio, or where a browser
// keeps it back, there is silence and no fault.
import { corners, readCell, readPlacement } from "../../board/geometry.js";
import { get, subscribe } from "./preferences.js";

/**
 * @typedef {object} Note
 * @property {number} pitch in hertz
 * @property {number} level
 * @property {number} decay seconds until it is gone
 * @property {number} bright up to how many times its pitch it begins; then it gets dull
 * @property {number} [attack]
 * @property {number} [after] seconds after the sound has begun
 */

const VOLUME = 0.16;
/** By how many seconds sounds that come at once follow each other, and may be late at most. */
const GAP = 0.12;
const LATE = 0.6;
const GESTURES = ["pointerup", "keydown", "click"];

const LOWEST = 196;
/** Semitones of the scale in which any notes sound well together. */
const SCALE = [0, 2, 4, 7, 9];
/** Steps of the scale from the root of a chord up. */
const CHORD = [0, 2, 4, 5, 7, 9];
/** Between two notes of a chord, and from one chord to the next. */
const QUICK = 0.06;
const NEXT = 0.4;

/** @param {number} semitones over the lowest note */
const pitchOf = (semitones) => LOWEST * 2 ** (semitones / 12);

/** @type {Note} */
const WOOD = { pitch: pitchOf(10), level: 0.7, decay: 0.09, bright: 7 };
/** @type {Note} */
const PLUCK = { pitch: pitchOf(-5), level: 0.7, decay: 0.35, bright: 5 };
/** @type {Note} */
const HIGH = { pitch: pitchOf(31), level: 0.3, decay: 0.6, bright: 1.5, attack: 0.02 };
/** @type {Note} */
const THUD = { pitch: pitchOf(-12), level: 0.8, decay: 0.14, bright: 1.5 };
/** @type {Note[]} */
const FOURTH = [12, 17].map((semitones, k) => ({ pitch: pitchOf(semitones), level: 0.5, decay: 0.5, bright: 4, after: GAP * (k + 1) }));

/** Made at the first gesture of a person who wants sounds. @type {{context: AudioContext, out: GainNode} | null} */
let audio = null;
/** When the next sound may begin. */
let free = 0;

function wake() {
  if (get("sound") !== "on") return;
  try {
    audio ??= made();
    if (audio.context.state !== "running") audio.context.resume().catch(() => undefined);
  } catch {
    audio = null;
  }
}

function made() {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  free = 0;
  return { context, out };
}

function end() {
  audio?.context.close().catch(() => undefined);
  audio = null;
}

/** @param {Note[]} notes @param {number} [late] seconds until they are due */
function play(notes, late = 0) {
  if (!audio || get("sound") !== "on") return;
  const now = audio.context.currentTime;
  const at = Math.max(now + late, free);
  if (at > now + late + LATE) return;
  free = at + GAP + Math.max(...notes.map(({ after = 0 }) => after));
  for (const note of notes) strike(audio.context, audio.out, at, note);
}

/** @param {AudioContext} context @param {AudioNode} out @param {number} at @param {Note} note */
function strike(context, out, at, { pitch, level, decay, bright, attack = 0.003, after = 0 }) {
  const [start, stop] = [at + after, at + after + attack + decay];
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  const felt = context.createBiquadFilter();
  felt.type = "lowpass";
  felt.frequency.setValueAtTime(pitch * bright, start);
  felt.frequency.exponentialRampToValueAtTime(pitch, stop);
  const loud = context.createGain();
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(level, start + attack);
  loud.gain.exponentialRampToValueAtTime(level / 1000, stop);
  tone.connect(felt).connect(loud).connect(out);
  tone.start(start);
  tone.stop(stop);
}

/** Six notes up from the one that belongs to the digit. @param {number} digit @param {number} after @returns {Note[]} */
const chord = (digit, after) =>
  CHORD.map((step, k) => {
    const [octave, degree] = [Math.floor((digit + step) / SCALE.length), (digit + step) % SCALE.length];
    return { pitch: pitchOf(12 * octave + (SCALE[degree] ?? 0)), level: 0.35, decay: 0.9, bright: 4, after: after + QUICK * k };
  });

/** The digits in the middle of the hexagons that a placement closes. @param {string} move @param {[number, number][]} closed */
const middles = (move, closed) => {
  const { digits, cell } = readPlacement(move);
  const round = corners(readCell(cell)).map(String);
  return closed.map((corner) => Number(digits[round.indexOf(String(corner))]));
};

/** A tile is laid; what it makes is heard after it. @param {string} move @param {{corners: [number, number][]} | null} figure @param {number} late seconds until it lies there */
export const playPlace = (move, figure, late) => {
  const chords = middles(move, figure?.corners ?? []).flatMap((digit, k) => chord(digit, GAP + NEXT * k));
  play([WOOD, ...(figure && chords.length === 0 ? FOURTH : chords)], late);
};

export const playDraw = () => play([PLUCK]);

export const playTurn = () => play([HIGH]);

export const playRefusal = () => play([THUD]);

for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
subscribe((name, value) => {
  if (name !== "sound") return;
  if (value !== "on") end();
  else if (document.hasFocus()) {
    // Whoever turns sounds on hears that they are.
    wake();
    play([WOOD]);
  }
});
