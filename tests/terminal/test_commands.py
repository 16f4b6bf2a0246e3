import pytest

from triominoes.language import Language, languages
from triominoes.terminal.commands import COMMANDS, Command, read_command

FRENCH = Language("fr")


def words_of(name: str, tag: str) -> list[str]:
    return Language(tag).say(f"word-{name}").replace(",", " ").split()


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_understood_in_english_and_in_the_language(tag: str, name: str) -> None:
    language = Language(tag)
    assert read_command(name, language) == Command(name)
    for word in words_of(name, tag):
        assert read_command(word, language) == Command(name)


@pytest.mark.parametrize("tag", languages())
def test_no_word_of_a_language_stands_for_two_commands(tag: str) -> None:
    words = [word for name in COMMANDS for word in words_of(name, tag)]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("text", ["Annuler", "ANNULER", "annul", "undo"])
def test_case_does_not_matter_and_a_beginning_is_enough(text: str) -> None:
    assert read_command(text, FRENCH) == Command("undo")


def test_accents_do_not_matter() -> None:
    assert read_command("porque", Language("pt-PT")) == Command("why")


def test_a_beginning_of_several_words_is_none() -> None:
    assert read_command("p", FRENCH) is None


def test_english_beginnings_work_where_the_language_has_no_such_word() -> None:
    assert read_command("w", FRENCH) == Command("why")
    assert read_command("d", FRENCH) == Command("draw")
    assert read_command("boar", FRENCH) == Command("board")
    assert read_command("d", Language("pt-PT")) == Command("undo")


def test_what_follows_the_word_is_kept_as_it_is() -> None:
    assert read_command("save  Ma Partie.tgn", FRENCH) == Command("save", "Ma Partie.tgn")


@pytest.mark.parametrize("text", ["", "   ", "bonjour", "12", "150@e4s1"])
def test_anything_else_is_no_command(text: str) -> None:
    assert read_command(text, FRENCH) is None
