"""Whole runs from Python: `roundtable run`, its episodes as rows."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence, Union

from .agent import Agent, command_of
from .command import Command, find_command
from .errors import RoundtableError

Row = dict[str, Union[str, int, float, bool, None]]


def run(
    game: str,
    agents: Sequence[Union[str, type[Agent]]] = (),
    *,
    episodes: int = 100,
    config: Optional[Mapping[str, Any]] = None,
    into: Optional[str] = None,
    runs: str = "runs",
    model: Optional[str] = None,
    more: Sequence[str] = (),
    command: Command = None,
) -> list[Row]:
    """Plays episodes and returns a row for each: seed, status, scores, metrics, words, tokens, cost.

    `agents`: one for all seats or one each, by name or as subclasses of Agent. The same call again resumes what is
    unfinished and repeats nothing; `into` names the run's folder, `more` has further words for the command line.
    """
    words = find_command(command)
    named = [agent if isinstance(agent, str) else command_of(agent) for agent in agents]
    arguments = ["run", game, "--episodes", str(episodes), "--no-floors", "--json", "--runs", str(runs), *more]
    if named:
        arguments += ["--agents", ",".join(named)]
    for key, value in (config or {}).items():
        arguments += ["--set", f"{key}={value if isinstance(value, str) else json.dumps(value)}"]
    if into is not None:
        arguments += ["--into", str(into)]
    if model is not None:
        arguments += ["--model", model]
    played = _call([*words, *arguments], (0, 1))
    folder = json.loads(played)["run"]
    return [{key: _value(text) for key, text in row.items()} for row in csv.DictReader(io.StringIO(_call([*words, "export", folder])))]


def _call(words: Sequence[str], fine: Sequence[int] = (0,)) -> str:
    package = str(Path(__file__).resolve().parents[1])
    path = os.pathsep.join([package, *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}, check=False)
    if done.returncode not in fine or not done.stdout:
        raise RoundtableError(done.stderr.strip() or f"exit status {done.returncode}")
    return done.stdout


def _value(text: Optional[str]) -> Union[str, int, float, bool, None]:
    if text is None or text == "":
        return None
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
