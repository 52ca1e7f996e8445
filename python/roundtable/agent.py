"""Agents of your own, seated in `roundtable run`, `cross-play` and all the rest as `exec:` programs."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import random
import sys
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Mapping, Optional, TextIO, Union


@dataclass
class Decision:
    """What an agent decides: an action as data or words to be read; neither lets the turn pass. Notes are for the log."""

    action: Any = None
    reply: Optional[str] = None
    notes: Any = None


class Turn:
    """What a question holds besides the observation."""

    def __init__(self, question: Mapping[str, Any]) -> None:
        self.question = question
        self.number: int = question["decision"]
        """Which decision of this seat it is, from 1."""
        self.attempt: int = question["try"]
        self.may_pass: bool = question["mayPass"]
        self.text: str = question["text"]
        """The observation in words."""
        self.rules: str = question["rules"]
        self.schema: Any = question["schema"]
        """JSON Schema of an action."""
        self.actions: Optional[list[Any]] = question.get("actions")
        """The legal actions, where the game can list them."""
        self.rejections: list[dict[str, Any]] = question["rejections"]
        """What was tried in this decision and not taken: `said` and `reason`."""
        self.last: Optional[dict[str, Any]] = question.get("last")
        """The answer before, and what became of it."""
        self.memory: Any = question["memory"]
        """Comes back with the next question, also in another process; set it to remember something."""
        self.random = random.Random(question["random"])
        """Chance that is the same whenever the episode is played again."""


class Agent:
    """One agent at one seat for one episode. Subclass it, and say `serve(MyAgent)` at the end of the file,
    after `if __name__ == "__main__":`.

    >>> class Eager(Agent):
    ...     def act(self, observation, turn):
    ...         return turn.random.choice(turn.actions)
    """

    def __init__(self, game: str, seat: str, config: Mapping[str, Any]) -> None:
        self.game = game
        self.seat = seat
        self.config = config

    def act(self, observation: Any, turn: Turn) -> Union[Decision, Mapping[str, Any], str, int, None]:
        """Decides: an action (a dict), words (a str), the number of one of `turn.actions`, None to pass, or a Decision."""
        raise NotImplementedError

    def resume(self, past: list[dict[str, Any]]) -> None:
        """Told of what was decided before this process was there: each `observation`, `answer` and `status`."""


MOST_EPISODES = 1000
"""Episodes that a shared process remembers."""


def serve(agent: type[Agent], questions: Optional[TextIO] = None, answers: Optional[TextIO] = None) -> None:
    """Answers questions until there are no more. What the agent prints goes to standard error."""
    lines = questions or sys.stdin
    out = answers or sys.stdout
    seated: OrderedDict[tuple[str, str], Agent] = OrderedDict()
    for line in lines:
        if not line.strip():
            continue
        question = json.loads(line)
        turn = Turn(question)
        key = (question["episode"], question["seat"])
        with contextlib.redirect_stdout(sys.stderr):
            if key not in seated:
                seated[key] = agent(question["game"], question["seat"], question["config"])
                if "past" in question:
                    seated[key].resume(question["past"])
            if len(seated) > MOST_EPISODES:
                seated.popitem(last=False)
            decided = seated[key].act(question["observation"], turn)
        out.write(json.dumps({"id": question["id"], **_answer(decided, turn), "memory": turn.memory}) + "\n")
        out.flush()


def _answer(decided: Any, turn: Turn) -> dict[str, Any]:
    if isinstance(decided, Decision):
        notes = {} if decided.notes is None else {"notes": decided.notes}
        if decided.action is None and decided.reply is None:
            return {"pass": True, **notes}
        # Of both nobody can tell which was meant: whoever asked says so.
        reply = {} if decided.reply is None else {"reply": decided.reply}
        action = {} if decided.action is None else {"action": _data(decided.action, turn)}
        return {**reply, **action, **notes}
    if decided is None:
        return {"pass": True}
    return {"reply": decided} if isinstance(decided, str) else {"action": _data(decided, turn)}


def _data(action: Any, turn: Turn) -> Any:
    """A number stands for one of the legal actions."""
    if isinstance(action, int) and not isinstance(action, bool):
        if turn.actions is None:
            raise TypeError("the actions of this game have no numbers: return a dict or words")
        return turn.actions[action]
    return action


def command_of(agent: type[Agent]) -> str:
    """`exec:` and the command that serves this class from its file."""
    module = sys.modules[agent.__module__]
    path = getattr(module, "__file__", None)
    if path is None:
        raise TypeError(f"{agent.__name__} stands in no file: put it into one, so that another process can load it")
    words = [sys.executable, "-m", "roundtable.agent", os.path.abspath(path), agent.__qualname__]
    return "exec:" + " ".join(_quote(word) for word in words)


def _quote(word: str) -> str:
    # Quotes keep commas and blanks together, for `--agents` as for the shell.
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"').replace("$", "\\$").replace("`", "\\`") + '"'


def _main(path: str, name: str) -> None:
    spec = importlib.util.spec_from_file_location("roundtable_agent_module", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, os.path.dirname(path))
    with contextlib.redirect_stdout(sys.stderr):
        spec.loader.exec_module(module)
    serve(getattr(module, name))


if __name__ == "__main__":
    # The classes that the agent's own file imports, not this module's copies of them.
    from roundtable import agent as _module

    _module._main(*sys.argv[1:3])
