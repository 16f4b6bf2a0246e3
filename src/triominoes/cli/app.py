"""The commands and their options in a person's language; a command gives back its job."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

import typer

from triominoes.cli.page import Page, Pages, PositionPage
from triominoes.language import Language

# No `from __future__ import annotations` here: Typer reads the annotations, and they hold texts
# that are only known when the application is made.

PROGRAM = "triominoes"

Job = Callable[[], int]
"""What is left to do once the command line is read; gives the exit code."""


def make_app(language: Language) -> typer.Typer:
    """The Typer application, with every text in one language."""
    app = typer.Typer(
        cls=Pages,
        help=language.say("help-app"),
        add_completion=False,
        rich_markup_mode=None,
        context_settings={"obj": language},
    )
    app.callback()(lambda: None)
    for add in (
        *(_add_serve, _add_play, _add_check, _add_replay, _add_rules, _add_show),
        *(_add_advise, _add_arena, _add_stats),
    ):
        add(app, language)
    return app


def _page(
    app: typer.Typer, language: Language, name: str, kind: type[Page] = Page
) -> Callable[..., object]:
    """The decorator that makes a function the subcommand of this name."""
    return app.command(
        name,
        cls=kind,
        help=language.say(f"help-{name}"),
        short_help=language.say(f"help-{name}-short"),
    )


def _option(language: Language, command: str, flag: str, metavar: str | None = None) -> object:
    """An option of a command, whose page says what it does."""
    return typer.Option(
        flag,
        metavar=metavar and language.say(metavar),
        help=language.say(f"help-{command}-{flag.removeprefix('--')}"),
    )


def _ascii(language: Language) -> object:
    return typer.Option("--ascii", help=language.say("help-ascii"))


def _add_serve(app: typer.Typer, language: Language) -> None:
    option = partial(_option, language, "serve")

    @_page(app, language, "serve")
    def serve(
        host: Annotated[str | None, option("--host", "help-address")] = None,
        port: Annotated[int | None, option("--port", "help-number")] = None,
        data: Annotated[str | None, option("--data", "help-folder")] = None,
        open_browser: Annotated[bool, option("--open")] = False,
        lan: Annotated[bool, option("--lan")] = False,
        certificate: Annotated[str | None, option("--certificate", "help-file")] = None,
        key: Annotated[str | None, option("--key", "help-file")] = None,
    ) -> Job:
        from triominoes.cli.serving import Wishes, serve

        wishes = Wishes(host, port, data, open_browser, lan, certificate, key)
        return partial(serve, language, wishes)


def _add_play(app: typer.Typer, language: Language) -> None:
    option = partial(_option, language, "play")

    @_page(app, language, "play")
    def play(
        rules: Annotated[str | None, option("--rules", "help-name")] = None,
        house: Annotated[list[str] | None, option("--house", "help-pair")] = None,
        seats: Annotated[str | None, option("--seats", "help-names")] = None,
        seed: Annotated[str | None, option("--seed", "help-text")] = None,
        record: Annotated[str | None, option("--record", "help-file")] = None,
        resume: Annotated[str | None, option("--resume", "help-file")] = None,
        quiet: Annotated[bool, option("--quiet")] = False,
        ascii_only: Annotated[bool, _ascii(language)] = False,
    ) -> Job:
        from triominoes.cli.playing import Wishes, play

        wishes = Wishes(rules, tuple(house or ()), seats, seed, record, resume, quiet, ascii_only)
        return partial(play, language, wishes)


def _add_check(app: typer.Typer, language: Language) -> None:
    files = typer.Argument(
        metavar=language.say("help-files"), help=language.say("help-check-files")
    )
    as_json = typer.Option("--json", help=language.say("help-check-json"))

    @_page(app, language, "check")
    def check(
        files: Annotated[list[str], files],
        json: Annotated[bool, as_json] = False,
    ) -> Job:
        from triominoes.cli.checking import check

        return partial(check, language, files, json)


def _add_replay(app: typer.Typer, language: Language) -> None:
    file = typer.Argument(metavar=language.say("help-file"), help=language.say("help-replay-file"))

    @_page(app, language, "replay")
    def replay(
        file: Annotated[str, file],
        ascii_only: Annotated[bool, _ascii(language)] = False,
    ) -> Job:
        from triominoes.cli.replaying import replay

        return partial(replay, language, file, ascii_only)


def _add_rules(app: typer.Typer, language: Language) -> None:
    name = typer.Argument(
        metavar=f"[{language.say('help-name')}]", help=language.say("help-rules-name")
    )

    @_page(app, language, "rules")
    def rules(
        name: Annotated[str | None, name] = None,
    ) -> Job:
        from triominoes.cli.explaining import explain

        return partial(explain, language, name)


def _add_show(app: typer.Typer, language: Language) -> None:
    position = typer.Argument(metavar="TPN", help=language.say("help-show-position"))

    @_page(app, language, "show", PositionPage)
    def show(
        position: Annotated[list[str], position],
        ascii_only: Annotated[bool, _ascii(language)] = False,
    ) -> Job:
        from triominoes.cli.showing import show

        return partial(show, language, " ".join(position).strip(), ascii_only)


def _add_arena(app: typer.Typer, language: Language) -> None:
    option = partial(_option, language, "arena")
    names = typer.Argument(
        metavar=f"[{language.say('help-bots')}]", help=language.say("help-arena-players")
    )

    @_page(app, language, "arena")
    def arena(
        players: Annotated[list[str] | None, names] = None,
        rules: Annotated[str | None, option("--rules", "help-name")] = None,
        house: Annotated[list[str] | None, option("--house", "help-pair")] = None,
        deals: Annotated[int | None, option("--deals", "help-number")] = None,
        seed: Annotated[str | None, option("--seed", "help-text")] = None,
        matches: Annotated[bool, option("--matches")] = False,
        pool: Annotated[bool, option("--pool")] = False,
        sprt: Annotated[tuple[float, float] | None, option("--sprt", "help-elos")] = None,
        workers: Annotated[int | None, option("--workers", "help-number")] = None,
        cluster: Annotated[str | None, option("--cluster", "help-address")] = None,
        out: Annotated[str | None, option("--out", "help-file")] = None,
        records: Annotated[str | None, option("--records", "help-folder")] = None,
        record_deals: Annotated[str | None, option("--record-deals", "help-numbers")] = None,
        plot: Annotated[str | None, option("--plot", "help-file")] = None,
        show: Annotated[str | None, option("--show", "help-file")] = None,
    ) -> Job:
        from triominoes.cli.measuring import Wishes, measure

        wishes = Wishes(
            *(tuple(players or ()), rules, tuple(house or ()), deals, seed, matches, pool, sprt),
            *(workers, cluster, out, records, record_deals, plot, show),
        )
        return partial(measure, language, wishes)


def _add_advise(app: typer.Typer, language: Language) -> None:
    option = partial(_option, language, "advise")
    where = typer.Argument(
        metavar=f"TPN|{language.say('help-file')}", help=language.say("help-advise-where")
    )

    @_page(app, language, "advise", PositionPage)
    def advise(
        where: Annotated[list[str], where],
        at: Annotated[int | None, option("--at", "help-number")] = None,
        ms: Annotated[int | None, option("--ms", "help-number")] = None,
        rollouts: Annotated[int | None, option("--rollouts", "help-number")] = None,
        seed: Annotated[str | None, option("--seed", "help-text")] = None,
        json: Annotated[bool, option("--json")] = False,
        ascii_only: Annotated[bool, _ascii(language)] = False,
    ) -> Job:
        from triominoes.cli.advising import Wishes, advise

        wishes = Wishes(" ".join(where).strip(), at, ms, rollouts, seed, json, ascii_only)
        return partial(advise, language, wishes)


def _add_stats(app: typer.Typer, language: Language) -> None:
    option = partial(_option, language, "stats")

    @_page(app, language, "stats")
    def stats(
        rules: Annotated[str | None, option("--rules", "help-name")] = None,
        house: Annotated[list[str] | None, option("--house", "help-pair")] = None,
        players: Annotated[int, option("--players", "help-number")] = 2,
        rounds: Annotated[int | None, option("--rounds", "help-number")] = None,
        seed: Annotated[str | None, option("--seed", "help-text")] = None,
        policy: Annotated[str, option("--policy", "help-name")] = "greedy",
        workers: Annotated[int | None, option("--workers", "help-number")] = None,
        json: Annotated[bool, option("--json")] = False,
        plot: Annotated[str | None, option("--plot", "help-file")] = None,
    ) -> Job:
        from triominoes.cli.counting import Wishes, count

        wishes = Wishes(
            *(rules, tuple(house or ()), players, rounds, seed, policy, workers, json, plot)
        )
        return partial(count, language, wishes)
