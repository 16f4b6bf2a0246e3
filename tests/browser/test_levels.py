"""The levels of the computer: chosen at the start page or in the form, and told where it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import places
from tests.server.made import make_table

if TYPE_CHECKING:
    from tests.browser.conftest import Devices
    from tests.server.house import House

NAMES = {
    "en": ["Beginner", "Easy", "Medium", "Hard", "Expert", "Master"],
    "fr": ["Débutant", "Facile", "Moyen", "Difficile", "Expert", "Maître"],
    "pt-PT": ["Principiante", "Fácil", "Médio", "Difícil", "Perito", "Mestre"],
    "pt-BR": ["Iniciante", "Fácil", "Médio", "Difícil", "Especialista", "Mestre"],
}


@pytest.mark.parametrize("lang", NAMES)
def test_the_start_page_has_the_levels_from_the_weakest_on(
    device: Devices, house: House, lang: str
) -> None:
    one = device(lang=lang)
    places.home(one, house)
    buttons = one.page.locator("[data-level]")
    assert buttons.all_inner_texts() == NAMES[lang]
    assert one.page.locator("[data-level].primary").all_inner_texts() == [NAMES[lang][1]]


def test_the_level_that_was_chosen_is_told_and_offered_again(device: Devices, house: House) -> None:
    one = device()
    places.home(one, house)
    one.page.locator("[data-level=hard]").click()
    one.page.wait_for_url("**/table/*")
    one.page.locator("#status").wait_for()
    page = one.open("/")
    page.locator(".recent li", has_text="With the computer (Hard)").wait_for()
    one.open("/new")
    page.locator("select.level").wait_for()
    assert page.locator("select.level").input_value() == "hard"


def test_the_form_tells_how_a_level_plays_and_has_the_other_bots_under_more(
    device: Devices, house: House
) -> None:
    one = device()
    page = one.open("/new")
    level = page.locator("select.level")
    level.wait_for()
    assert level.locator("option").all_inner_texts() == NAMES["en"]
    said = set()
    for name in NAMES["en"]:
        level.select_option(label=name)
        said.add(page.locator(".seat-row .how").inner_text())
    assert len(said) == len(NAMES["en"])
    page.locator("details.house > summary").click()
    page.get_by_role("switch", name="All bots").check()
    assert {"greedy", "random"} <= set(level.locator("option").all_inner_texts())
    level.select_option("greedy")
    page.reload()
    assert level.input_value() == "greedy"
    page.locator("details.house > summary").click()
    page.get_by_role("switch", name="All bots").uncheck()
    assert level.locator("option").all_inner_texts() == [*NAMES["en"], "greedy"]
    page.locator("form .send button").click()
    page.wait_for_url("**/table/*")


def test_a_table_with_a_bot_of_another_name_is_still_there(device: Devices, house: House) -> None:
    one = device()
    one.own(make_table(house.data, ("person", "random"), seed="old", stop=places.after(4)))
    places.home(one, house)
    one.page.locator(".recent li", has_text="With the computer (random)").wait_for()
    one.open(places.table_of(one))
    one.page.locator("#status").wait_for()
