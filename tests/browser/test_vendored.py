"""Other people's browser code in static/vendor/ is what the manifest and the packages say."""

import json

from tests.browser.make_vendor import HERE, MANIFEST, VENDOR, as_served, digest, made, present

ABOUT = json.loads((VENDOR / MANIFEST).read_text("utf-8"))


def test_every_file_is_what_the_manifest_says() -> None:
    wanted = {
        name: sum_of_file
        for package in ABOUT.values()
        for name, sum_of_file in package["files"].items()
    }
    found = {name: digest(text.encode()) for name, text in present().items() if name != MANIFEST}
    assert found == wanted


def test_every_file_is_made_from_the_packages() -> None:
    assert present() == made()


def test_the_versions_are_those_that_are_pinned() -> None:
    pinned = json.loads((HERE / "package.json").read_text("utf-8"))["devDependencies"]
    locked = json.loads((HERE / "package-lock.json").read_text("utf-8"))["packages"]
    for name, package in ABOUT.items():
        assert package["version"] == pinned[name] == locked[f"node_modules/{name}"]["version"]


def test_the_lock_names_no_download_hosts() -> None:
    locked = json.loads((HERE / "package-lock.json").read_text("utf-8"))["packages"]
    assert all("resolved" not in package for package in locked.values())


def test_every_package_has_its_licence_beside_it() -> None:
    for package in ABOUT.values():
        (licence,) = (name for name in package["files"] if name.startswith("LICENSES/"))
        words = {"MIT": "MIT License", "Apache-2.0": "Apache License"}[package["license"]]
        assert words in (VENDOR / licence).read_text("utf-8")


def test_bare_imports_become_relative_ones() -> None:
    text = 'import{options as n}from"preact";export * from "preact/hooks";import x from "./x.js";\n'
    assert as_served(text + "//# sourceMappingURL=x.map\n", "a.js") == (
        'import{options as n}from"./preact.js";'
        'export * from "./preact-hooks.js";import x from "./x.js";\n'
    )
    assert as_served('import "htm";\n', "fluent/a.js") == 'import "../htm.js";\n'
