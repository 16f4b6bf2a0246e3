"""Advice on the screen: the position, every move with what it may bring, the others' tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from triominoes.game.tiles import Tile
from triominoes.game.view import View
from triominoes.language import Language, tile_words
from triominoes.players.advice import Advice, Candidate
from triominoes.players.beliefs import has_history
from triominoes.terminal.screen import Screen
from triominoes.terminal.turn import last_cell, marks_of, move_line, score_line

LIKELIEST = 10
"""So many tiles that a seat may hold are told."""
IN_A_LINE = 5


def show_advice(screen: Screen, view: View, names: Sequence[str], advice: Advice) -> None:
    """Print a view and what is advised in it; places on the board have the moves' numbers."""
    state, language = view.round, screen.language
    screen.say("match-rules", rules=str(view.rules))
    moves = [candidate.move for candidate in advice.candidates]
    last = last_cell(state) if has_history(view) else None
    screen.show_board(state.board, last, marks_of(moves), whole=True)
    name = names[view.seat]
    screen.say("turn-title", "title", number=view.number, name=name)
    screen.print(score_line(state, names, language))
    screen.say("advise-rack", name=name, tiles=language.tiles(state.hands[view.seat]))
    screen.say(f"advise-goal-{advice.goal}")
    screen.print()
    _show_moves(screen, view, advice)
    screen.print()
    _show_beliefs(screen, view, names, advice)


def _show_moves(screen: Screen, view: View, advice: Advice) -> None:
    count = len(advice.candidates)
    if advice.worlds:
        worlds = screen.language.number(advice.worlds)
        screen.say("advise-moves", "title", count=count, worlds=worlds)
    else:
        screen.say("advise-moves-exact", "title", count=count)
    for number, candidate in enumerate(advice.candidates, start=1):
        screen.print(f"{number:>3}  {move_line(view.round, candidate.move, screen.language)}")
        screen.print("     " + ", ".join(_hopes(screen.language, candidate, advice)))


def _hopes(language: Language, candidate: Candidate, advice: Advice) -> Iterator[str]:
    """What may be hoped from a move."""
    if advice.goal != "rounds":
        points = language.lead(candidate.points)
        if advice.worlds:
            error = language.decimal(candidate.error)
            yield language.say("advise-lead", points=points, error=error)
        else:
            yield language.say("advise-lead-exact", points=points)
    if candidate.goes_out is not None:
        yield language.say("advise-out", share=language.percent(candidate.goes_out))
    if candidate.share is not None:
        yield language.say(f"advise-wins-{advice.goal}", share=language.percent(candidate.share))


def _show_beliefs(screen: Screen, view: View, names: Sequence[str], advice: Advice) -> None:
    if not advice.infers:
        screen.say("advise-contradiction" if has_history(view) else "advise-bare")
        return
    screen.say("advise-beliefs", "title")
    for seat in view.round.active:
        if seat != view.seat:
            count = view.round.hands[seat].count
            screen.say("advise-holds", name=names[seat], count=count)
            texts = list(_likeliest(screen.language, advice.beliefs[seat]))
            for at in range(0, len(texts), IN_A_LINE):
                screen.print("  " + ", ".join(texts[at : at + IN_A_LINE]))


def _likeliest(language: Language, shares: Mapping[Tile, float]) -> Iterator[str]:
    """The tiles that a seat holds most likely."""
    ranked = sorted(shares, key=lambda tile: (-shares[tile], tile))
    for tile in ranked[:LIKELIEST]:
        yield f"{tile_words(tile)} {language.percent(shares[tile])}"
