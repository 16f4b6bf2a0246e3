"""Remakes static/vendor/ from the npm packages in tests/browser/node_modules, or compares it.

    bin/vendor            writes the folder anew
    bin/vendor --check    compares, and names what differs

Which packages and versions: package.json beside this file, its lock holds them to what they were.
"""

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
MODULES = HERE / "node_modules"
VENDOR = HERE.parent.parent / "src/triominoes/server/static/vendor"
MANIFEST = "vendor.json"

SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)
BARE_IMPORT = re.compile(r"""(from|import)(\s*)(["'])([@\w][^"']*)\3""")
END_OF_APACHE = "END OF TERMS AND CONDITIONS"


class Source(NamedTuple):
    """A package, its modules by the names that they are given here, and who holds the rights."""

    package: str
    modules: dict[str, str]
    """The name in static/vendor/, and the file in the package."""
    types: dict[str, str]
    """The name of a module here, and what an importer of the package calls it."""
    licence: str


def sources() -> list[Source]:
    """The packages."""
    fluent = sorted((MODULES / "@fluent/bundle/esm").glob("*.js"))
    return [
        Source(
            "preact",
            {"preact.js": "dist/preact.mjs", "preact-hooks.js": "hooks/dist/hooks.mjs"},
            {"preact": "preact", "preact-hooks": "preact/hooks"},
            (MODULES / "preact/LICENSE").read_text("utf-8"),
        ),
        Source(
            "htm",
            {"htm.js": "dist/htm.mjs"},
            {"htm": "htm"},
            (MODULES / "htm/LICENSE").read_text("utf-8"),
        ),
        Source(
            "@fluent/bundle",
            {f"fluent/{path.name}": f"esm/{path.name}" for path in fluent},
            {"fluent/index": "@fluent/bundle"},
            apache("Copyright Mozilla Foundation and the contributors to Project Fluent"),
        ),
    ]


def apache(copyright_line: str) -> str:
    """The Apache licence for a package that names it and has no copy of it."""
    terms, end, _ = (MODULES / "htm/LICENSE").read_text("utf-8").partition(END_OF_APACHE)
    return f"{copyright_line}\n{terms}{end}\n"


def as_served(text: str, name: str) -> str:
    """A module without the comment that names its source map, importing by relative paths."""
    ours = {
        imported: f"{here}.js" for source in sources() for here, imported in source.types.items()
    }
    folder = "../" * name.count("/") or "./"

    def relative(found: re.Match[str]) -> str:
        word, space, quote, package = found.groups()
        return f"{word}{space}{quote}{folder}{ours[package]}{quote}"

    return BARE_IMPORT.sub(relative, SOURCE_MAP.sub("", text)).rstrip("\n") + "\n"


def default_only(package: str) -> bool:
    """Whether a package has nothing but a default export."""
    return package == "htm"


def made() -> dict[str, str]:
    """All files of the folder by name, the manifest among them."""
    files: dict[str, str] = {}
    manifest: dict[str, object] = {}
    for source in sources():
        about = json.loads((MODULES / source.package / "package.json").read_text("utf-8"))
        mine = {f"LICENSES/{source.package.strip('@').replace('/', '-')}.txt": source.licence}
        for name, path in source.modules.items():
            text = (MODULES / source.package / path).read_text("utf-8")
            mine[name] = as_served(text, name)
        for name, package in source.types.items():
            what = "{ default }" if default_only(package) else "*"
            mine[f"{name}.d.ts"] = f'export {what} from "{package}";\n'
        files |= mine
        manifest[source.package] = {
            "version": about["version"],
            "license": about["license"],
            "files": {name: digest(text.encode()) for name, text in sorted(mine.items())},
        }
    return files | {MANIFEST: json.dumps(manifest, indent=2) + "\n"}


def digest(data: bytes) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(data).hexdigest()


def present() -> dict[str, str]:
    """All files of the folder by name, as they are now."""
    return {
        path.relative_to(VENDOR).as_posix(): path.read_text("utf-8")
        for path in sorted(VENDOR.rglob("*"))
        if path.is_file()
    }


def main(arguments: list[str]) -> int:
    """Writes or compares; the exit status."""
    wanted, found = made(), present()
    differing = sorted(name for name in {*wanted, *found} if wanted.get(name) != found.get(name))
    if arguments == ["--check"]:
        for name in differing:
            print(f"static/vendor/{name} is not as the npm packages have it; run bin/vendor")
        return 1 if differing else 0
    for name in differing:
        path = VENDOR / name
        if name in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[name], "utf-8", newline="\n")
        else:
            path.unlink()
        print(f"static/vendor/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
