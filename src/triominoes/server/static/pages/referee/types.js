// A kept match, as types: what goes over its socket (the same names as in server/kept/messages.py),
// and what a page is given of it.

/** @typedef {import("../table/types.js").Part} Part */
/** @typedef {import("../table/types.js").SheetRound} SheetRound */
/** @typedef {import("../table/types.js").RulesInfo} RulesInfo */

/** @typedef {{name: string, points: number}} FigurePrice a figure that the rule set pays */
/**
 * @typedef {object} RulesData what the arithmetic needs of a rule set; as in `game/rules.py`
 * @property {string} name
 * @property {number} tiles 56 or 76
 * @property {number} hand tiles dealt to each of so many players
 * @property {number[]} hands tiles dealt to each, for 2 players and more: whoever gives up makes them fewer
 * @property {boolean} lead
 * @property {boolean} must_show
 * @property {number} opening
 * @property {number} zero
 * @property {number | null} draws
 * @property {boolean} voluntary
 * @property {number} draw
 * @property {number} fail
 * @property {number} empty
 * @property {number | null} each
 * @property {number} out
 * @property {boolean} takes_hands
 * @property {string} blocked
 * @property {number | null} target
 * @property {number | null} rounds
 * @property {boolean} first_wins
 * @property {boolean} count
 * @property {FigurePrice[]} figures those that bring points
 */
/** @typedef {"begin" | "move" | "out" | "blocked" | "hold" | "over"} Awaited */
/** @typedef {{code: string, say: string}} Fault why an entry can't be */
/**
 * @typedef {object} KeptLine an entry and what it came to
 * @property {number} n its number in the log
 * @property {string} line its text: `p1 play 015 bridge`
 * @property {number} round
 * @property {number | null} seat
 * @property {string} say
 * @property {Part[]} parts
 * @property {number | null} points
 * @property {number | null} total
 * @property {string | null} figure
 * @property {Fault | null} fault
 */
/** @typedef {{move: string, tile: string, cell: string, points: number, parts: Part[], figure: string | null}} KeptOption a legal placement of a tile not seen */
/**
 * @typedef {object} KeptState a kept match as the server tells it
 * @property {"kept"} type
 * @property {string} match
 * @property {string} lang the language of its sentences
 * @property {number} seq how many lines the log has
 * @property {string[]} log every line that people entered, corrections too
 * @property {string[]} names
 * @property {RulesInfo} rules
 * @property {RulesData} data
 * @property {KeptLine[]} entries
 * @property {SheetRound[]} rounds
 * @property {number} round
 * @property {number | null} turn
 * @property {Awaited} awaited
 * @property {number[]} holds the seats whose tiles left are to be told
 * @property {string[] | null} board placements; `null` while nobody wrote down where a tile lies
 * @property {string | null} last
 * @property {number[]} counts
 * @property {number} well
 * @property {number} drawn
 * @property {number[]} scores
 * @property {string[]} unseen
 * @property {KeptOption[]} options
 * @property {string[]} dead
 * @property {{price: number, left: number | null} | null} draw
 * @property {{price: number} | null} passing
 * @property {boolean} can_undo
 * @property {boolean} can_redo
 * @property {boolean} over
 * @property {number[]} winners
 * @property {string[]} why
 * @property {number} phones
 */
/**
 * @typedef {object} DifferenceLine an entry that a line would change
 * @property {number} n
 * @property {string} line
 * @property {string} say
 * @property {{points: number | null, total: number | null, fault: Fault | null} | null} before `null`: it would be new
 * @property {{points: number | null, total: number | null, fault: Fault | null} | null} after `null`: it would be gone
 */
/** @typedef {{type: "difference", id: string, seq: number, say: string, lines: DifferenceLine[], totals: {before: number[], after: number[]}, winners: {before: number[], after: number[]}}} Difference */
/** @typedef {{type: "ack", id: string, seq: number}} Ack */
/** @typedef {{type: "reject", id: string, code: string, say: string, seq: number, facts: Record<string, string | number>}} Reject */
/** @typedef {{type: "crossed", seq: number, line: string}} Crossed what another phone entered at the same moment, after `seq` lines; it was not taken */
/** @typedef {{type: "pong", n: number, seq: number}} Pong */
/** @typedef {{type: "bye", code: string, say: string}} Bye */
/** @typedef {KeptState | Ack | Reject | Difference | Crossed | Pong | Bye} FromKept */

/** @typedef {KeptLine & {pending: boolean, waits: boolean}} ShownLine `pending`: not with the server yet; `waits`: its points wait for it */
/**
 * What a page shows: the server's state, or, while lines wait to be sent, what they make of it. Then
 * `options` and `dead` are empty, `why` and the sentences of new lines are, and `rounds` have no `say`.
 * @typedef {Omit<KeptState, "entries" | "type"> & {entries: ShownLine[], pending: number, waits: boolean}} Shown
 */
/** @typedef {{id: string, line: string}} Pending a line that is not with the server yet */
/** @typedef {{id: string, line: string, code: string, say: string}} Aside a line that was refused, and why */
/**
 * Why a line is refused; `say` is the sentence, if there is one.
 * @typedef {{code: string, say: string, facts: Record<string, string | number>}} Refused
 */
/**
 * @typedef {object} Keeping one match in this browser
 * @property {string} match
 * @property {string} token the one that the server accepts, as far as it has said
 * @property {Shown | null} state `null` until anything is known of it
 * @property {Pending[]} pending
 * @property {Aside[]} aside
 * @property {string | null} crossed what another phone entered at the same moment, too late; until the next line
 * @property {boolean} misled whether the address brought a wrong token, and the one that this browser knew was right; until something is entered
 * @property {boolean} opening whether nobody knows yet if the server listens
 * @property {boolean} online whether the server listens
 * @property {string} ended why the server wants to hear nothing more of it, as a sentence; mostly empty
 * @property {boolean} stored whether what is entered outlives this page: `false` where the browser has no room or forbids it
 * @property {(watcher: () => void) => () => void} subscribe calls back at every change; the answer ends it
 * @property {(line: string) => Refused | null} enter keeps a line and sends it, or says why not
 * @property {(line: string) => Promise<Difference>} tryLine what a line would do; nothing is written. Without the server it is worked out here, as far as it can be. Rejects with a `Refused`
 * @property {() => Refused | null} undo
 * @property {() => Refused | null} redo
 * @property {(i: number) => Refused | null} enterAside enters it again
 * @property {(i: number) => void} dropAside
 * @property {(lang: string) => void} speak
 * @property {() => void} close
 */

export {};
