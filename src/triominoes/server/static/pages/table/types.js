// What goes over a seat's socket, as types: the same names as in messages.py.

/** @typedef {{name: string, cells: string[], corners: [number, number][]}} Figure */
/** @typedef {{name: string, points: number}} Part */
/**
 * @typedef {object} Told an event as this seat is told of it
 * @property {number} seq
 * @property {string} kind
 * @property {number} round
 * @property {string} say
 * @property {number | null} seat
 * @property {string | null} tile
 * @property {string | null} place
 * @property {string[] | null} tiles
 * @property {number | null} count
 * @property {Part[] | null} parts
 * @property {number | null} points
 * @property {number | null} total
 * @property {Figure | null} figure
 * @property {number[] | null} winners
 * @property {string | null} how
 * @property {boolean} forced
 */
/**
 * @typedef {object} Option a legal placement of this seat
 * @property {string} move
 * @property {string} tile
 * @property {string} cell
 * @property {number} points
 * @property {Part[]} parts
 * @property {Figure | null} figure
 * @property {string} what
 * @property {string} how
 */
/** @typedef {{price: number, drawn: number, limit: number | null, say: string}} Drawing */
/** @typedef {{price: number, say: string}} Passing */
/** @typedef {{name: string, points: number[]}} SheetPart */
/**
 * @typedef {object} SheetRound
 * @property {number} number
 * @property {number[]} gains
 * @property {number[]} totals
 * @property {SheetPart[]} parts
 * @property {string | null} how
 * @property {number[]} winners
 * @property {string[][]} hands
 * @property {string[]} say
 */
/**
 * @typedef {object} State all that this seat may know of the table now
 * @property {number} seq
 * @property {number} round
 * @property {number | null} turn
 * @property {boolean} over
 * @property {number[]} winners
 * @property {string[]} board
 * @property {string | null} last
 * @property {string[]} rack
 * @property {number[]} counts
 * @property {number} well
 * @property {number[]} scores
 * @property {Option[]} moves
 * @property {Drawing | null} draw
 * @property {Passing | null} passing
 * @property {boolean} can_undo
 * @property {string[]} dead
 * @property {string[]} out
 * @property {SheetRound[]} sheet
 */
/** @typedef {{name: string, kind: "person" | "bot" | "open", level: string | null, here: boolean}} Person */
/**
 * @typedef {object} RulesInfo
 * @property {string} name
 * @property {string} text
 * @property {Record<string, string>} house
 * @property {number | null} target
 * @property {number | null} rounds
 * @property {boolean} count
 * @property {boolean} voluntary
 */
/** @typedef {{type: "welcome", table: string, seat: number, seats: Person[], rules: RulesInfo, state: State, events: Told[], undone: string}} Welcome */
/** @typedef {{type: "waiting", table: string, seat: number, seats: Person[], rules: RulesInfo, code: string}} Waiting */
/** @typedef {{type: "events", events: Told[], state: State}} Events */
/** @typedef {{type: "people", seats: Person[]}} People */
/** @typedef {{type: "ack", id: string, seq: number}} Ack */
/** @typedef {{type: "reject", id: string, code: string, say: string, seq: number}} Reject */
/** @typedef {{type: "pong", n: number, seq: number}} Pong */
/** @typedef {{type: "rematch", table: string}} Rematch */
/** @typedef {{type: "bye", code: string, say: string}} Bye */
/** @typedef {Welcome | Waiting | Events | People | Ack | Reject | Pong | Rematch | Bye} FromServer */
/** @typedef {{type: "do", id: string, base: number, move: string} | {type: "undo" | "resign", id: string, base: number}} Command */
/** @typedef {{title: string, sum: string, parts: Part[], digits: number[], lines: {text: string, source: string, clause: string}[], figure: Figure | null, board: string[], place: string | null}} Why */
/** @typedef {{seat: number, token: string, name: string}} LocalSeat */
/**
 * @typedef {object} Wants what is to be known of a seat at a table
 * @property {string} table
 * @property {LocalSeat} local
 * @property {LocalSeat[]} [beside] whose people sit at this device too
 * @property {boolean} [guarded] whether nothing secret may be shown yet
 */

export {};
