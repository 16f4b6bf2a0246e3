"""The face of the library: what `import triominoes as tri` offers, and what it loads."""

import ast
import subprocess
import sys
from pathlib import Path

import triominoes


def test_every_name_is_there() -> None:
    for name in triominoes.__all__:
        assert getattr(triominoes, name) is not None
        assert name in dir(triominoes)


def test_type_checkers_see_the_same_names() -> None:
    assert triominoes.__file__ is not None
    tree = ast.parse(Path(triominoes.__file__).read_text(encoding="utf-8"))
    (block,) = (node for node in tree.body if isinstance(node, ast.If))
    seen = {
        (alias.asname, node.module)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    offered = {
        (name, "triominoes.game" if name == "events" else f"triominoes.{triominoes._MODULES[name]}")
        for name in triominoes.__all__
    }
    assert seen == offered


def test_an_unknown_name_is_an_attribute_error() -> None:
    assert not hasattr(triominoes, "no_such_name")


def test_a_bare_import_loads_nothing_heavy() -> None:
    """Names of the game and of notation load neither a terminal nor languages nor third parties."""
    code = (
        "import sys, triominoes as tri; tri.Match; tri.read_record; tri.View; tri.check;"
        "ours = [name.split('.') for name in sys.modules if name.startswith('triominoes.')];"
        "print(*sorted({name[1] for name in ours}));"
        "print(*{'rich', 'typer', 'fluent', 'babel', 'numpy'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["game", "notation"]
