"""The languages: complete and alike, quick to load, and right in their plurals and sentences."""

import pickle
import re
from collections.abc import Mapping
from dataclasses import replace

import pytest
from fluent.syntax import ast as ftl

from tests.messages import (
    calls,
    entries,
    fault_codes,
    mentioned,
    own_messages,
    variables,
)
from tests.playing import SETUPS, played
from triominoes.game.clauses import HOUSE, clauses
from triominoes.game.errors import Fact, Fault, SetupError
from triominoes.game.events import (
    Adjust,
    Award,
    Commit,
    Counted,
    Deal,
    Drew,
    End,
    Event,
    Hold,
    Lot,
    MatchEnd,
    NewRound,
    Passed,
    Play,
    Resign,
    Salt,
    Score,
    Scored,
    Seed,
    SetPosition,
    Show,
    Sit,
    WellOrder,
)
from triominoes.game.figures import Figure
from triominoes.game.grid import Cell, neighbours
from triominoes.game.match import Match
from triominoes.game.moves import Placement, Reason, Refusal
from triominoes.game.round import Round
from triominoes.game.rulesets import RULESETS
from triominoes.game.tiles import Tile, Tiles, tile_of
from triominoes.game.view import mask
from triominoes.language import Language, best_language, languages
from triominoes.language.happenings import beside
from triominoes.language.language import NAMED_AWARDS, PLAIN_PARTS
from triominoes.language.messages import Messages, messages_of
from triominoes.language.tags import usual_rules
from triominoes.language.telling import address, distinct, forced_pass, tell
from triominoes.notation.words import read_rules

TAGS = languages()
NAMES = ("Ana", "Rui", "Léa", "Tom", "Eva", "Max")
WITH_HOUSE = (
    *("goliath tiles=76 target=300", "pressman count=no", "french-400 rounds=3 opening=1"),
    *("children rounds=2 draws=any", "pressman draws=1 empty=1", "french-400 zero=1 hand=1"),
    *("goliath blocked=lowest", "goliath blocked=smallest"),
)


@pytest.fixture(params=TAGS)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Language:
    """A language that fails where a message is missing or lacks a fact."""
    text = Messages.text

    def strict(
        self: Messages, message: str, facts: Mapping[str, Fact]
    ) -> tuple[str, list[Exception]]:
        said = text(self, message, facts)
        assert said is not None, (self.tag, message)
        assert not said[1], (self.tag, message, said)
        return said

    monkeypatch.setattr(Messages, "text", strict)
    return Language(request.param)


# The files


def test_there_are_the_four_languages() -> None:
    assert TAGS == ("en", "fr", "pt-BR", "pt-PT")
    names = [Language(tag).name for tag in TAGS]
    assert names == ["English", "français", "português (Brasil)", "português (Portugal)"]


@pytest.mark.parametrize("tag", TAGS)
def test_every_file_is_good_fluent_and_every_entry_stands_alone(tag: str) -> None:
    found = [entry for _, entry in entries(tag)]
    messages = [entry for entry in found if isinstance(entry, ftl.Message)]
    comments = (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    assert all(isinstance(entry, (ftl.Message, *comments)) for entry in found)
    assert len({entry.id.name for entry in messages}) == len(messages)
    assert list(messages_of(tag).entries) == [entry.id.name for entry in messages]
    for _, entry in entries(tag):
        assert "MessageReference" not in str(entry.to_json())
        assert "TermReference" not in str(entry.to_json())


@pytest.mark.parametrize("tag", TAGS)
def test_every_language_has_the_messages_and_variables_of_english(tag: str) -> None:
    assert variables(tag) == variables("en")
    places = {
        entry.id.name: file.name for file, entry in entries(tag) if isinstance(entry, ftl.Message)
    }
    english = {
        entry.id.name: file.name for file, entry in entries("en") if isinstance(entry, ftl.Message)
    }
    assert places == english


def test_no_message_is_missing_or_unused() -> None:
    wanted = {f"{kind}-{code}" for code, kind in fault_codes()}
    wanted |= {"reason-" + reason.code for reason in Reason}
    for rules in map(read_rules, (*RULESETS, *WITH_HOUSE)):
        wanted |= {f"clause-{clause.id}" for clause in clauses(rules)}
    wanted |= {f"award-{name}" for name in NAMED_AWARDS}
    wanted |= {f"part-{name}" for name in (*NAMED_AWARDS, *PLAIN_PARTS)}
    have = set(own_messages("en"))  # for those of the pages see server/test_texts.py
    assert wanted - have == set()
    pattern = mentioned()
    composed = ("fault-", "text-", "reason-", "clause-", "award-", "part-")
    plain = {name for name in have if not name.startswith(composed)}
    assert {name for name in plain if not pattern.fullmatch(name)} == set()
    rest = have - plain - wanted
    assert {name for name in rest if not pattern.fullmatch(name)} == set()


def test_every_message_is_given_its_facts() -> None:
    have = variables("en")
    for call in calls():
        if call.function == "say" and "language" not in call.file.parts:
            if call.text in have and call.facts is not None:
                style = call.facts - {"style"}
                assert style == have[call.text], call
            elif re.fullmatch("[a-z]+(-[a-z]+)+", call.text):
                assert call.text in have, call


@pytest.mark.parametrize("tag", TAGS)
def test_texts_are_set_in_good_type(tag: str) -> None:
    for name, entry in messages_of(tag).entries.items():
        source = re.sub("^#.*", "", entry, flags=re.MULTILINE)
        assert "'" not in source, (tag, name)
        assert source.isprintable() or "\n" in source
        if tag == "fr":
            assert not re.search(r"[^\u00a0}][;!?»](\s|$)| [;:!?»]|« ", source), name


def test_a_language_loads_no_more_than_is_asked_for() -> None:
    messages = Messages("fr")
    said = messages.text("award-bridge", {"points": 40})
    assert said == ("pont 40", [])
    assert list(messages._bundle._messages) == ["award-bridge"]


def test_a_language_is_its_tag_and_goes_to_another_process_as_that() -> None:
    french = Language("fr")
    assert french.number(-1234567)  # its locale is loaded
    sent = pickle.loads(pickle.dumps(french))
    assert (sent, hash(sent)) == (french, hash(french))
    assert sent.number(1234567) == french.number(1234567)
    assert french != Language("en")


# Finding a language


@pytest.mark.parametrize(
    ("wanted", "tag"),
    [
        *(("fr", "fr"), ("fr-FR", "fr"), ("fr_CA.UTF-8", "fr"), ("FR", "fr"), ("en_GB", "en")),
        *(("pt", "pt-PT"), ("pt-BR", "pt-BR"), ("pt_br", "pt-BR"), ("PT_pt.UTF-8", "pt-PT")),
        *(("pt-AO", "pt-PT"), ("pt_BR@euro", "pt-BR")),
    ],
)
def test_the_nearest_language_is_found(wanted: str, tag: str) -> None:
    assert best_language(wanted) == tag


@pytest.mark.parametrize("wanted", ["de", "", "xx-YY", "C", "français"])
def test_a_language_that_is_not_there_is_an_error_that_names_those_that_are(wanted: str) -> None:
    with pytest.raises(SetupError) as caught:
        best_language(wanted)
    (fault,) = caught.value.faults
    assert fault.facts["known"] == "en, fr, pt-BR, pt-PT"
    assert "pt-BR" in Language("fr").fault(fault)


@pytest.mark.parametrize(
    ("environment", "tag"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "pt_BR"}, "pt-BR"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system(
    environment: Mapping[str, str], tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert best_language() == tag


def test_what_is_missing_is_said_in_english_and_never_crashes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entries = {**messages_of("fr").entries}
    del entries["act-pass"]
    entries["act-draw"] = "act-draw = { $name"
    monkeypatch.setattr("triominoes.language.language.messages_of", _with(entries))
    french = Language("fr")
    assert french.say("act-pass", name="Ana") == "Ana passes"
    assert french.say("act-draw", name="Ana") == "Ana draws a tile"
    assert french.say("act-adjust") == "D’un commun accord, name"
    assert french.say("no-such-message") == "no-such-message"
    assert french.fault(Fault("no-such-fault", "in English")) == "in English"
    assert Language("de").say("act-pass", name="Ana") == "Ana passes"


def _with(entries: Mapping[str, str]) -> object:
    broken = Messages("fr")
    broken.__dict__["entries"] = entries
    return lambda tag: broken if tag == "fr" else messages_of(tag)


# Plurals, numbers, points


@pytest.mark.parametrize(
    ("tag", "words"),
    [
        ("en", ("0 points", "1 point", "2 points")),
        ("fr", ("0 point", "1 point", "2 points")),
        ("pt-BR", ("0 ponto", "1 ponto", "2 pontos")),
        ("pt-PT", ("0 pontos", "1 ponto", "2 pontos")),
    ],
)
def test_nought_is_singular_in_french_and_in_brazil(tag: str, words: tuple[str, ...]) -> None:
    language = Language(tag)
    assert tuple(language.awards((Award("", points),)) for points in range(3)) == words


def test_points_part_by_part() -> None:
    english, french = Language("en"), Language("fr")
    bridge = (Award("", 6), Award("bridge", 40))
    assert english.awards(bridge) == "6 points and bridge 40"
    assert french.awards(bridge) == "6 points et pont 40"
    assert english.awards((Award("", -5),)) == "minus 5 points"
    assert english.awards((Award("hands", 24), Award("own", -23))) == (
        "the others’ tiles 24 and tiles left minus 23"
    )
    assert english.awards((Award("luck", 3),)) == "luck 3"
    assert english.awards(()) == ""
    assert english.number(-12) == "−12"
    assert english.tiles(Tiles.of([Tile(0, 1, 5)], 2)) == "0-1-5 and 2 unknown tiles"
    assert english.tiles(Tiles()) == "–"


# Reasons, faults, clauses

FACTS: Mapping[str, Fact] = {
    "tile": "021",
    "mirror": "012",
    "opens": "555",
    "cell": "e3n1",
    "x": 1,
    "y": 2,
    "lies": 3,
    "brings": 5,
    "limit": 3,
    "value": 14,
}


def test_every_reason_is_a_whole_sentence(language: Language) -> None:
    for reason in Reason:
        sentence = language.refusal(Refusal(reason, FACTS))
        assert sentence.endswith("."), sentence
        code = reason.code
        assert language.fault(Fault(code, "", FACTS)) == sentence
    assert "0-2-1" in language.refusal(Refusal(Reason.FLIPPED, FACTS))


def test_a_clash_tells_both_digits() -> None:
    assert Language("en").refusal(Refusal(Reason.CLASH, FACTS)) == (
        "At e3n1 the digits do not agree: a corner shows 3 there, and the tile would bring 5. "
        "Turn the tile, or choose another place."
    )


def test_a_fault_of_a_text_is_not_taken_for_one_of_an_event() -> None:
    english = Language("en")
    of_text = Fault("end", "", {"says": "over", "should": "out, blocked or stopped"})
    assert english.fault(of_text).startswith("“over” is no end of a round")
    assert english.fault(Fault("end", "")) == "The round ends in another way."


def test_every_clause_has_its_sentence_and_its_source(language: Language) -> None:
    for rules in map(read_rules, (*RULESETS, *WITH_HOUSE)):
        for clause, sentence, source in language.clauses(rules):
            assert sentence.endswith("."), (clause, sentence)
            assert source.endswith(".")
            assert clause.source == HOUSE or clause.source in source


def test_a_reading_says_that_it_is_one() -> None:
    said = {part.id: text for part, _, text in Language("fr").clauses(RULESETS["french-400"])}
    assert said["wedge"].startswith("Une lecture")
    assert said["bridge"].startswith("Source")


# Events


def test_what_only_real_tables_tell_is_a_sentence(language: Language) -> None:
    lead, triple = (Match.start(read_rules(name), 2) for name in ("goliath", "pressman"))
    by_tile = language.event(Lot(1), lead, NAMES)
    assert by_tile != language.event(Lot(1), triple, NAMES)
    for sentence in (by_tile, *(language.event(Counted(1, n), lead, NAMES) for n in range(3))):
        assert NAMES[1] in sentence
        assert sentence[-1] == "."


@pytest.mark.parametrize(("rules", "players"), SETUPS[:: len(SETUPS) // 5])
def test_every_event_of_a_match_is_a_sentence(language: Language, rules: str, players: int) -> None:
    before = Match.start(read_rules(rules), players)
    for step in played(rules, players, seed=7):
        sentence = language.event(step.event, before, NAMES)
        assert sentence[-1] in ".!", sentence
        if isinstance(step.event, Drew):
            hidden = language.event(replace(step.event, tile=None), before, NAMES)
            assert str(step.event.tile)[0] + "-" not in hidden
        if isinstance(step.event, Scored) and step.event.awards:
            lines = language.why(step.event, before)
            assert len(lines) >= 2
        before = step.match


def test_rare_events_are_sentences_too(language: Language) -> None:
    match = Match.start(RULESETS["french-400"], 2)
    state = Round.start(RULESETS["french-400"], 2)
    tile = tile_of((0, 1, 5))
    rare: tuple[Event, ...] = (
        *(Lot(0), WellOrder((tile,)), SetPosition(state), Commit("ab"), Salt(0, "ab"), Seed("ab")),
        *(Show(0, tile), Hold(0, Tiles(frozenset({tile}), 1)), Resign(1), Sit(0, "Leo")),
        *(End("out"), End("blocked"), End("stopped"), Deal(0, Tiles(frozenset(), 1))),
        *(MatchEnd(()), MatchEnd((0,)), MatchEnd((0, 1)), Play(0, None, (), 0)),
        *(Play(0, tile, (Award("", 6),), 6), Adjust(1, (Award("", -10),), 5), Passed(1, (), 0)),
    )
    for before in (match, replace(match, round=state), replace(match, round=_begun(state))):
        for event in rare:
            assert language.event(event, before, NAMES)[-1] in ".!"


def _begun(state: Round) -> Round:
    board = state.board
    assert board is not None
    return state.but(board=board.place(Cell(0, 0), (1, 5, 5)))


def test_a_bridge_as_a_screen_reader_says_it() -> None:
    state = _begun(Round.start(RULESETS["french-400"], 2))
    match = replace(Match.start(RULESETS["french-400"], 2), round=state)
    awards = (Award("", 6), Award("bridge", 40))
    event = Play(0, Placement((5, 0, 1), Cell(1, 0)), awards, 118)
    assert Language("en").event(event, match, NAMES) == (
        "Ana plays 0-1-5 above right of 1-5-5: 6 points and bridge 40, 46 in all. Ana: 118."
    )
    assert Language("fr").event(event, match, NAMES) == (
        "Ana pose 0-1-5 en haut à droite de 1-5-5\u00a0: "
        "6 points et pont 40, 46 en tout. Ana\u00a0: 118."
    )
    total, tile, bridge = Language("en").why(event, match)
    assert total == "6 for the tile + 40 for the bridge = 46"
    assert tile.startswith("Each tile laid brings its value")
    assert bridge.startswith("Bridge: ")
    assert "Source: Triominos" in bridge


def test_why_of_losses_and_of_a_blocked_round() -> None:
    english, state = Language("en"), Round.start(RULESETS["french-400"], 2)
    match = replace(Match.start(RULESETS["french-400"], 2), round=state.but(over="blocked"))
    score = Score(0, (Award("hands", 24), Award("own", -23)), 1)
    lines = english.why(score, match)
    assert lines[0] == "24 for the others’ tiles − 23 for the tiles left = 1"
    assert lines[1].startswith("A blocked round is won by whoever has the fewest tiles left")
    drew = Drew(0, None, (Award("", -5),), -5)
    assert english.why(drew, match)[0] == "−5 for the tile drawn"
    assert english.why(Passed(0, (), 0), match) == ()
    assert len(english.why(Adjust(0, (Award("", 5),), 5), match)) == 1


@pytest.mark.parametrize("cell", [Cell(0, 0), Cell(1, 0)])
def test_a_place_is_told_from_each_neighbour(cell: Cell) -> None:
    empty = Round.start(RULESETS["pressman"], 2).board
    assert empty is not None
    told = [beside(empty.place(near, (1, 2, 3)), cell) for near in neighbours(cell)]
    if cell.points_north:
        sides = ["below-right", "below-left", "above"]
    else:
        sides = ["above-right", "above-left", "below"]
    assert told == [(side, "1-2-3") for side in sides]
    assert beside(empty, cell) is None
    assert beside(None, cell) is None


def test_figures_have_their_names_in_every_language(language: Language) -> None:
    for figure in Figure:
        assert "40" in language.awards((Award(figure.value, 40),))


def test_the_rule_set_played_unasked_is_the_one_in_the_language() -> None:
    assert [usual_rules(tag) for tag in TAGS] == [
        "french-400",
        "french-400",
        "pressman",
        "pressman",
    ]


# Told to one person


@pytest.mark.parametrize(("rules", "players"), [("french-400 target=60", 2), ("goliath", 4)])
def test_own_acts_are_told_without_the_name(language: Language, rules: str, players: int) -> None:
    before = Match.start(read_rules(rules), players)
    names = NAMES[:players]
    kinds = set()
    for step in played(rules, players, 9, incidents=True):
        for seat in range(players):
            seen = mask(step.event, seat)
            assert seen is not None
            own = address(seen, before, seat, names, language)
            if getattr(seen, "seat", None) == seat or seen == MatchEnd((seat,)):
                kinds.add(type(seen))
                assert names[seat] not in own, seen
            elif not isinstance(seen, End | NewRound | MatchEnd):
                assert own == language.event(seen, before, names)
            told = tell(step.event, before, seat, names, language)
            assert told in (own, None)
        before = step.match
    assert {Deal, Play, Drew, Hold} <= kinds


def test_a_pass_that_the_table_makes_says_why(language: Language) -> None:
    said = set()
    state = Round.start(read_rules("french-400"), 2)
    for drawn in (0, 3):
        before = replace(Match.start(state.rules, 2), round=state.but(drawn=drawn))
        for awards in ((), (Award("", -10),)):
            said.add(forced_pass(Passed(0, awards, -10), before, language))
    assert len(said) == 4


def test_names_that_several_have_get_a_number() -> None:
    assert distinct(["Ana", "Rui", "Ana"]) == ["Ana 1", "Rui", "Ana 2"]
