from collections.abc import Callable
from pathlib import Path

import pytest

from tests.documents import DOCUMENTS, ROOT, Document, commands, faults
from tests.examples import RUNNERS, Reader, matches
from triominoes.game.clauses import READINGS
from triominoes.game.rules import HOUSE_RULES, Rules
from triominoes.game.rulesets import RULESETS, SOURCES
from triominoes.language import Language
from triominoes.terminal.commands import COMMANDS

RULES = Document(ROOT / "docs/rules.md")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_code_block_runs(path: Path, tmp_path: Path) -> None:
    Reader(Document(path), tmp_path).follow()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere_and_names_exist(path: Path) -> None:
    assert list(faults(Document(path))) == []


def test_the_readme_leads_to_every_document() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for path in (*(ROOT / "docs").glob("*.md"), ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"):
        assert f"({path.relative_to(ROOT)})" in readme


def test_every_command_and_option_is_described() -> None:
    texts = "\n".join(path.read_text("utf-8") for path in DOCUMENTS)
    for command, options in commands().items():
        assert f"triominoes {command}" in texts or f"bin/play {command}" in texts, command
        for option in options - {"--help"}:
            assert option.startswith("--") <= (option in texts), option


def test_the_rules_page_names_every_rule_set_with_its_source() -> None:
    rows = RULES.table("The rules, and where they come from")[1:]
    assert [(name.strip("`"), source.strip("*")) for name, source, _ in rows] == [*SOURCES.items()]


def test_the_rules_page_compares_the_rule_sets_as_they_are() -> None:
    head, *rows = RULES.table("Where they differ")
    assert [name.strip("`") for name in head[1:]] == [*RULESETS]
    table = {row[0]: [cell.removesuffix(" *(reading)*") for cell in row[1:]] for row in rows}
    as_they_are: dict[str, Callable[[Rules], object]] = {
        "tiles each, for two": lambda rules: rules.hand(2),
        "for three or four": lambda rules: rules.hand(4),
        "drawing": lambda rules: "voluntary" if rules.voluntary else "forced",
        "draws in a turn": lambda rules: rules.draws or "any",
        "each draw": lambda rules: minus(rules.draw),
        "failing": lambda rules: minus(rules.fail) if rules.draws else "never",
        "empty well": lambda rules: minus(rules.empty),
        "a tile": lambda rules: rules.each or "its value",
        "bridge": lambda rules: rules.bridge,
        "wedge": lambda rules: rules.wedge,
        "hexagon": lambda rules: rules.hexagon,
        "double hexagon": lambda rules: rules.double,
        "triple hexagon": lambda rules: rules.triple,
        "going out": going_out,
        "blocked round": lambda rules: rules.blocked.replace("none", "nothing"),
        "match": lambda rules: f"to {rules.target}" if rules.target else "one round",
    }
    for name, said in as_they_are.items():
        assert table[name] == [str(said(rules)) for rules in RULESETS.values()], name


def minus(price: int) -> str:
    return f"−{price}" if price else "0"


def going_out(rules: Rules) -> str:
    return f"{rules.out} and the others' tiles" if rules.takes_hands else f"{rules.out}"


def test_the_rules_page_lists_every_house_rule_with_its_values() -> None:
    rows = RULES.table("House rules")[1:]
    assert [(row[0].strip("`"), row[1]) for row in rows] == [
        (key, str(rule)) for key, rule in HOUSE_RULES.items()
    ]


def test_the_rules_page_lists_every_reading() -> None:
    rows = RULES.table("Readings, in one place")[1:]
    listed = {row[0].strip("`"): {name.strip("`") for name in row[2].split(", ")} for row in rows}
    assert listed == READINGS


def test_how_to_play_lists_every_word_of_every_language() -> None:
    head, *rows = Document(ROOT / "docs/how-to-play.md").table("What you can type")
    names = [Language(tag).name for tag in ("fr", "pt-PT", "pt-BR")]
    assert head[1:] == ["English", *names]
    for command, row in zip(COMMANDS, rows, strict=True):
        for tag, cell in zip(("en", "fr", "pt-PT", "pt-BR"), row[1:], strict=True):
            words = Language(tag).say(f"word-{command}").replace(",", " ").split()
            assert cell == ", ".join(f"`{word}`" for word in words)


RECORD = """\
triominoes: 1
rules: goliath-classic
p1: Ana
p2: Tom

round 1
deal p1 ?9
deal p2 ?9
"""
WRONG_BLOCKS = {
    "a language that can't be run": "```rust\nfn main() {}\n```",
    "no language": "```\n1 + 1\n```",
    "a block that is not closed": "```python\n1 + 1",
    "a doctest": "```python\n>>> 1 + 1\n3\n```",
    "a later line of a doctest": "```python\n>>> one = 1\n>>> one\n2\n```",
    "an error": "```python\nimport triominoes.nothing\n```",
    "an assertion": "```python\nassert 1 + 1 == 3\n```",
    "output": "```console\n$ echo tile\nwell\n```",
    "more output": "```console\n$ printf 'tile\\nwell\\n'\ntile\n```",
    "an exit code": "```console\n$ false\n```",
    "a rule set on the command line": "```console\n$ triominoes rules goliat\n```",
    "a record that can't be read": "```tgn\ntriominoes: 1\nrules: french-400\n\nplay on\n```",
    "a record with a fault": f"```tgn\n{RECORD}p1 play 123@e0n0 +7 =7\n```",
    "a record without the fault announced": f"```tgn faulty\n{RECORD}p1 play 123@e0n0 +6 =6\n```",
    "a record that is not canonical": f"```tgn\n{RECORD}p1 play  123@e0n0 +6 =6\n```",
    "a record that is canonical after all": f"```tgn loose\n{RECORD}p1 play 123@e0n0 +6 =6\n```",
    "a position that is not canonical": "```tpn\n- -/- ?56 - 0/0  0 0 rules=french-400\n```",
    "settings": "```toml\n[project\n```",
    "code where a picture belongs": "```text\n$ false\n```",
}


@pytest.mark.parametrize("text", WRONG_BLOCKS.values(), ids=WRONG_BLOCKS)
def test_a_wrong_block_is_found(text: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"wrong\.md:[34]: "):
        Reader(wrong(f"Wrong\n\n{text}\n", tmp_path), tmp_path).follow()


WRONG_NAMES = {
    "[rules](rule.md)": "the link leads nowhere: rule.md",
    "[rules](#rules)": "the link leads to no heading: #rules",
    "`frensh-400`": "there is no frensh-400 in the code",
    "`rules: frensh-400`": "there is no rule set frensh-400",
    "`bin/play play --rules goliat`": "there is no rule set goliat",
    "`rules: goliath zero=5`": "zero: in goliath",
    "`bridges=40`": "there is no house rule bridges",
    "`stronk:rollouts=40`": "there is no bot stronk",
    "`bridge=400`": "bridge can't be 400",
    "`triominoes chek FILE`": "there is no command chek",
    "`triominoes check --jsn`": "there is no option --jsn",
    "`bin/play check --seats`": "there is no option --seats",
    "`bin/play --json`": "there is no option --json",
    "`bin/play --seats you`": "there is no option --seats",
    "`--sead`": "there is no option --sead",
    "`bin/test --fast`": "there is no option --fast",
    "`tri.legal_move`": "there is no legal_move in the code",
    "`bin/play play --seats you:Ana,greddy`": "there is no greddy in the code",
}


@pytest.mark.parametrize(("text", "fault"), WRONG_NAMES.items())
def test_a_wrong_name_is_found(text: str, fault: str, tmp_path: Path) -> None:
    found = list(faults(wrong(f"# Wrong\n\n{text}\n", tmp_path)))
    assert any(f"wrong.md:3: {fault}" in each or fault in each for each in found), found


def wrong(text: str, folder: Path) -> Document:
    path = folder / "wrong.md"
    path.write_text(text, "utf-8")
    return Document(path)


def test_dots_in_expected_output_stand_for_anything() -> None:
    assert matches("a 12 b\nc\nd", "a … b\n...\nd")
    assert matches("a\nd", "a\n…\nd")
    assert not matches("a\nd\ne", "a\n…\nd")
    assert not matches("a", "b")


def test_every_kind_of_block_is_in_use() -> None:
    used = {block.language for path in DOCUMENTS for block in Document(path).blocks}
    assert used == set(RUNNERS)
