/**
 * What goes in and out of the board. Cells (`e4s1`), placements (`150@e4s1`) and tiles (`015`) are
 * texts of the notation; digits are read clockwise from the tip of the cell.
 *
 * @typedef {readonly [number, number]} Corner  column and row of a corner of the lattice
 * @typedef {readonly [number, number]} Point   x and y, y down; a tile's side is 100 on the board
 * @typedef {{x: number, y: number}} Cell       column and row, north is up
 *
 * @typedef {object} Figure
 * @property {string} name
 * @property {readonly string[]} cells
 * @property {readonly Corner[]} [corners]
 *
 * @typedef {object} Place          where a tile may be laid
 * @property {string} move
 * @property {number | null} [points]  null: none are shown
 * @property {Figure | null} [figure]
 * @property {string} [label]       the sentence that a screen reader says
 *
 * @typedef {object} Clash          two digits that do not agree
 * @property {Corner} corner        where they meet
 * @property {string} cell          of the tile that brings the other digit
 *
 * @typedef {object} BoardState
 * @property {readonly string[]} tiles      placements in the order in which they were laid
 * @property {string | null} last           the cell of the last tile
 * @property {readonly Place[]} places
 * @property {readonly string[]} dead       cells that nothing can fill
 * @property {readonly string[] | null} lit cells to look at: all others are dimmed
 * @property {Figure | null} figure         outlined as long as it is set
 * @property {Clash | null} clash           marked as long as it is set
 * @property {string | null} selected       the move whose tile is shown in its place
 * @property {boolean} turn                 whether the tile in the place can be turned
 * @property {readonly string[]} around     more cells to keep in sight
 *
 * @typedef {"fit" | "follow" | "free"} Mode
 * @typedef {"tap" | "key" | "drop"} How
 * @typedef {"north" | "east" | "south" | "west"} Side
 *
 * @typedef {object} Callbacks
 * @property {(move: string, by: {how: How, from: DOMRect | null}) => void} [place]
 * @property {(moves: string[]) => void} [choose]   a cell with several places was chosen
 * @property {(move: string | null) => void} [focus] a place is pointed at or focused
 * @property {(placement: string) => void} [tile]   a tile on the board was chosen
 * @property {(tile: string) => void} [drag]        a tile is being dragged
 * @property {(tile: string, cell: string | null) => void} [drop]  it was let go where it has no place
 * @property {(step: number) => void} [turn]
 * @property {(move: string | null) => void} [why]  the points were tapped
 * @property {(mode: Mode) => void} [view]          the person changed the view
 *
 * @typedef {object} Options
 * @property {boolean} [readonly]   a picture: nothing to tap, drag, zoom or focus
 * @property {Mode} [mode]
 * @property {readonly [number, number, number, number]} [pad]  pixels kept free: top, right, bottom, left
 * @property {Callbacks} [on]
 * @property {(kind: string, facts: Record<string, unknown>) => string} [label]
 *
 * @typedef {object} Play
 * @property {"play"} kind
 * @property {string} move
 * @property {DOMRect | null} [from]    where the tile comes from on the screen; none: it fades in
 * @property {string} [shown]           how it lies there: `015`, or `015v` pointing down
 * @property {number | null} [points]
 * @property {Figure | null} [figure]
 * @property {string} [text]            what the pop says, instead of the points
 *
 * @typedef {object} Back
 * @property {"back"} kind
 * @property {string} move
 * @property {DOMRect | null} [to]
 * @property {string} [shown]
 *
 * @typedef {object} Pop
 * @property {"pop"} kind
 * @property {string} text
 * @property {Figure | null} [figure]
 * @property {string | null} [cell]
 * @property {string | null} [move]
 *
 * @typedef {Play | Back | Pop} Animation
 */

export {};
