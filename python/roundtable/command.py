"""Finds the `roundtable` command: installed by npm beside the program, on the path, or in a checkout."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Sequence, Union

from .errors import RoundtableError

ROOM_FOR_YOUNG = "--max-semi-space-size=64"
"""Megabytes for what is young: with hundreds of games at once it outlives a smaller room, and is copied again and again."""

Command = Union[str, Sequence[str], None]


def find_command(given: Command = None) -> list[str]:
    """The words that start `roundtable`.

    `given` is a list of words, the path of the package's folder or of its `bin/roundtable.js`, or None: then the
    variable ROUNDTABLE, `node_modules` here or above, the path, and the checkout this file lies in are looked through.
    """
    if given is not None and not isinstance(given, (str, os.PathLike)):
        return list(given)
    wanted = given or os.environ.get("ROUNDTABLE")
    if wanted:
        return _at(Path(wanted).expanduser())
    for folder in [Path.cwd(), *Path.cwd().parents]:
        package = folder / "node_modules" / "roundtable"
        if (package / "bin" / "roundtable.js").exists():
            return _at(package)
    installed = shutil.which("roundtable")
    if installed:
        return [installed]
    checkout = Path(__file__).resolve().parents[2]
    if (checkout / "bin" / "roundtable.js").exists():
        return _at(checkout)
    raise RoundtableError(
        "there is no roundtable here: install it with npm beside your program, from a tarball or a checkout "
        "(docs/first-hour.md), or name its folder, as in Client('path/to/roundtable') or in the variable ROUNDTABLE"
    )


def _at(path: Path) -> list[str]:
    script = path / "bin" / "roundtable.js" if path.is_dir() else path
    if not script.exists():
        raise RoundtableError(f"there is no roundtable at {path}: name the package's folder, or its bin/roundtable.js")
    if script.suffix != ".js":
        return [str(script)]
    node = shutil.which("node")
    if node is None:
        raise RoundtableError("there is no node: install Node 20.19 or later")
    return [node, ROOM_FOR_YOUNG, str(script)]
