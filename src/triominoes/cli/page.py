"""Help pages in the language of the person: Typer's own words exist in English only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from triominoes.cli.errors import CommandError
from triominoes.language import Language

Row = tuple[str, str]


class Page(TyperCommand):
    """A subcommand; its context's object is the `Language`."""

    def get_help(self, ctx: Any) -> str:
        """Print the page and end: Typer would print it in UTF-8, whatever the terminal reads."""
        print(super().get_help(ctx))
        raise typer.Exit

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write usage, text, arguments and options."""
        language: Language = ctx.find_root().obj
        arguments = [each for each in self.params if each.param_type_name == "argument"]
        pieces = [language.say("help-options-piece"), *(_name(each) for each in arguments)]
        _write_head(ctx, formatter, language, " ".join(pieces), self.help)
        _write_rows(formatter, language.say("help-arguments"), map(_row, arguments))
        _write_rows(formatter, language.say("help-options"), _options(self, language))


class PositionPage(Page):
    """The subcommand that takes a position, which begins with a dash when the board is empty."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Read the arguments; one that goes on after `- ` is no option."""
        return super().parse_args(ctx, [f" {arg}" if arg.startswith("- ") else arg for arg in args])


class Pages(TyperGroup):
    """The program and its list of subcommands."""

    def get_help(self, ctx: Any) -> str:
        """Print the page and end, as `Page` does."""
        print(super().get_help(ctx))
        raise typer.Exit

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the subcommand; raises `CommandError` if there is none of that name."""
        if args[0] not in self.commands:
            raise CommandError("error-command", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write usage, text and subcommands."""
        language: Language = ctx.find_root().obj
        _write_head(ctx, formatter, language, language.say("help-command-pieces"), self.help)
        commands = ((name, each.short_help or "") for name, each in self.commands.items())
        _write_rows(formatter, language.say("help-commands"), commands)
        _write_rows(formatter, language.say("help-options"), _options(self, language))
        formatter.write_paragraph()
        formatter.write_text(language.say("help-more"))


def _write_head(
    ctx: Any, formatter: Any, language: Language, pieces: str, text: str | None
) -> None:
    formatter.write_usage(ctx.command_path, pieces, language.say("help-usage") + " ")
    formatter.write_paragraph()
    formatter.write_text(text or "")


def _write_rows(formatter: Any, heading: str, rows: Iterable[Row]) -> None:
    if listed := list(rows):
        formatter.write_paragraph()
        formatter.write(f"{heading}\n")
        with formatter.indentation():
            formatter.write_dl(listed)


def _options(command: TyperCommand | TyperGroup, language: Language) -> list[Row]:
    options = [each for each in command.params if each.param_type_name == "option"]
    # The language is chosen before Typer is asked, since its help is in that language.
    lang = ("--lang xx", language.say("help-lang"))
    return [*map(_row, options), lang, ("--help", language.say("help-help"))]


def _row(parameter: Any) -> Row:
    return _name(parameter), parameter.help or ""


def _name(parameter: Any) -> str:
    metavar = parameter.metavar or ""
    if parameter.param_type_name == "argument":
        return str(metavar)
    return f"{parameter.opts[0]} {metavar}".rstrip()
