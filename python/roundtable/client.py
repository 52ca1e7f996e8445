"""A conversation with `roundtable env`: one process, any number of episodes."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections import deque
from types import TracebackType
from typing import Any, Mapping, Optional, Union

from .command import Command, find_command
from .errors import KINDS, RoundtableError

Json = Any
Action = Union[int, str, Mapping[str, Any], None]
"""A number where the game numbers its actions, words that it reads, data, or None to let the turn pass."""


PIPE_SIZE = 1 << 20
"""Bytes that fit into the pipe of answers where the system lets us say so: megabytes then come in few pieces."""

MOST_UNREAD = 1 << 15
"""Bytes of questions that are sent before their answers are read: with more, both sides might wait for each other."""


class Answer:
    """What was asked for and has not been read yet."""

    def __init__(self, client: Client, size: int) -> None:
        self._client = client
        self.size = size
        self.told: Optional[dict[str, Any]] = None

    def wait(self) -> dict[str, Any]:
        """The answer, once. Raises what `errors` has."""
        told = self._client._await(self)
        if "error" in told:
            kind, message = told["error"]["kind"], told["error"]["message"]
            raise KINDS.get(kind, RoundtableError)(message)
        return told


class Client:
    """A process that answers. Use it in a `with`, or close it.

    >>> with Client() as table:
    ...     episode = table.start("traveling-adventurers", agents={"BOT": "symbolic"})
    ...     episode.say("USER", "hello")
    """

    def __init__(self, command: Command = None, cwd: Optional[str] = None) -> None:
        self._words = find_command(command)
        self._lock = threading.Lock()
        self._unread: deque[Answer] = deque()
        pipe: dict[str, Any] = {"pipesize": PIPE_SIZE} if sys.version_info >= (3, 10) else {}
        self._process = subprocess.Popen(
            [*self._words, "env"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=cwd, bufsize=1 << 20, **pipe
        )

    def ask(self, op: str, **fields: Json) -> dict[str, Any]:
        """Sends one request and returns the answer. Raises what `errors` has."""
        return self.send(op, **fields).wait()

    def send(self, op: str, **fields: Json) -> Answer:
        """Sends one request; its answer is worked on while this program does something else, until `wait()` reads it."""
        line = json.dumps({"op": op, **fields}, separators=(",", ":")).encode() + b"\n"
        assert self._process.stdin is not None
        answer = Answer(self, len(line))
        with self._lock:
            while self._unread and len(line) + sum(one.size for one in self._unread) > MOST_UNREAD:
                self._read_next()
            try:
                self._process.stdin.write(line)
                self._process.stdin.flush()
            except (BrokenPipeError, ValueError) as error:
                raise RoundtableError(f"`{' '.join(self._words)} env` has ended: {error}") from error
            self._unread.append(answer)
        return answer

    def _await(self, answer: Answer) -> dict[str, Any]:
        with self._lock:
            while answer.told is None:
                self._read_next()
        return answer.told

    def _read_next(self) -> None:
        """Reads the answer to the oldest question."""
        assert self._process.stdout is not None
        try:
            line = self._process.stdout.readline()
            if not line:
                raise RoundtableError(f"`{' '.join(self._words)} env` ended with exit status {self._process.wait()}")
            told: dict[str, Any] = json.loads(line)
            for name in told.get("frames", ()):
                told[name]["data"] = data = bytearray(told[name]["bytes"])
                if self._process.stdout.readinto(data) < len(data):  # type: ignore[attr-defined]
                    raise RoundtableError(f"`{' '.join(self._words)} env` ended in the middle of an answer")
        except ValueError as error:
            raise RoundtableError(f"`{' '.join(self._words)} env` has ended: {error}") from error
        self._unread.popleft().told = told

    def games(self) -> list[dict[str, Any]]:
        """What there is to play, and who plays it."""
        games: list[dict[str, Any]] = self.ask("games")["games"]
        return games

    def describe(self, game: str, config: Optional[Mapping[str, Json]] = None) -> dict[str, Any]:
        """Seats, rules, JSON Schemas, metrics, presets, agents and encodings of a game."""
        return self.ask("describe", game=game, config=dict(config or {}))

    def start(
        self,
        game: str,
        *,
        config: Optional[Mapping[str, Json]] = None,
        seed: int = 1,
        agents: Optional[Mapping[str, str]] = None,
        log: Optional[str] = None,
        **more: Json,
    ) -> Episode:
        """Starts an episode. `agents` are partners of ours by seat; `log` is a folder that becomes a run."""
        fields: dict[str, Json] = {"game": game, "config": dict(config or {}), "seed": seed, **more}
        fields["agents"] = dict(agents or {})
        if log is not None:
            fields["log"] = str(log)
        return Episode(self, self.ask("start", **fields))

    def restore(self, saved: Json, **more: Json) -> Episode:
        """An episode that stands where `Episode.save` left it."""
        return Episode(self, self.ask("restore", saved=saved, **more))

    def close(self) -> None:
        """Ends the process. What was logged is on its way to the disk."""
        process = self._process
        for stream in (process.stdin, process.stdout):
            if stream is not None and not stream.closed:
                try:
                    stream.close()
                except BrokenPipeError:
                    pass
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def __del__(self) -> None:
        process = getattr(self, "_process", None)
        if process is not None and process.poll() is None:
            self.close()


class Episode:
    """One episode: what is seen now, and what can be done."""

    def __init__(self, client: Client, view: dict[str, Any]) -> None:
        self.client = client
        self.id: str = view["episode"]
        self.seats: list[str] = view["seats"]
        self.log: Optional[str] = view.get("log")
        self.view = view

    @property
    def turn(self) -> list[str]:
        """Who must or may act now."""
        turn: list[str] = self.view["turn"]
        return turn

    @property
    def observations(self) -> dict[str, Any]:
        """What each seat sees, as data."""
        observations: dict[str, Any] = self.view["observations"]
        return observations

    @property
    def outcome(self) -> Optional[dict[str, Any]]:
        """Scores, metrics and the reason; None while it goes on."""
        outcome: Optional[dict[str, Any]] = self.view["outcome"]
        return outcome

    @property
    def over(self) -> bool:
        """Whether it has ended, by the game or because an agent of ours could not go on."""
        return self.outcome is not None or "ended" in self.view

    def act(self, seat: str, action: Action) -> dict[str, Any]:
        """Does something at a seat: the number of an action, words, data, or None to let the turn pass."""
        return self._see(self.client.ask("act", episode=self.id, actions=[_move(seat, action)]))

    def act_all(self, actions: Mapping[str, Action]) -> dict[str, Any]:
        """Does something at several seats, in order, all or none."""
        moves = [_move(seat, action) for seat, action in actions.items()]
        return self._see(self.client.ask("act", episode=self.id, actions=moves))

    def say(self, seat: str, reply: str) -> dict[str, Any]:
        """Words that the game's language reads, as those of a model."""
        return self._see(self.client.ask("say", episode=self.id, seat=seat, reply=reply))

    def tick(self) -> dict[str, Any]:
        """The game's clock acts."""
        return self._see(self.client.ask("tick", episode=self.id))

    def text(self, seat: str) -> str:
        """What a seat sees, in words."""
        text: str = self.client.ask("text", episode=self.id, seat=seat)["text"]
        return text

    def rules(self, seat: str) -> str:
        """The rules as told to a seat."""
        text: str = self.client.ask("rules", episode=self.id, seat=seat)["text"]
        return text

    def sample(self, seat: str, seed: Optional[int] = None) -> dict[str, Any]:
        """A legal action drawn at random: `action` as data, `reply` in words."""
        more = {} if seed is None else {"seed": seed}
        return self.client.ask("sample", episode=self.id, seat=seat, **more)

    def state(self) -> Json:
        """The whole truth, secrets included."""
        return self.client.ask("state", episode=self.id)["state"]

    def save(self) -> Json:
        """Plain data that `Client.restore` goes on from."""
        return self.client.ask("save", episode=self.id)["saved"]

    def fork(self, at: Optional[int] = None, agents: Optional[Mapping[str, str]] = None) -> Episode:
        """Another episode that begins as this one did, up to event `at`, with others in some seats."""
        more = {} if at is None else {"at": at}
        return Episode(self.client, self.client.ask("fork", episode=self.id, agents=dict(agents or {}), **more))

    def stop(self) -> None:
        """Lets go of the episode."""
        self.client.ask("stop", episode=self.id)

    def _see(self, view: dict[str, Any]) -> dict[str, Any]:
        self.view = view
        return view


def _move(seat: str, action: Action) -> dict[str, Any]:
    if action is None:
        return {"seat": seat, "pass": True}
    if isinstance(action, str):
        return {"seat": seat, "reply": action}
    if isinstance(action, Mapping):
        return {"seat": seat, "action": action}
    return {"seat": seat, "number": int(action)}
