"""What the environments share: how a seat's view becomes an observation, and an action a move."""

from __future__ import annotations

import copy
from typing import Any, Mapping, Optional

from . import spaces
from .arrays import numpy, unpack
from .client import Client, Episode
from .errors import IllegalAction, RoundtableError, Unreadable

ILLEGAL_LIMIT = 100
"""Actions in a row that were not taken after which an episode is truncated."""


class Words(str):
    """Text that says what it is made of, as arrays do: PettingZoo's checks ask every observation for it."""

    dtype = str


class World:
    """One game in one config, as environments see it."""

    def __init__(
        self,
        game: str,
        *,
        config: Optional[Mapping[str, Any]] = None,
        agents: Optional[Mapping[str, str]] = None,
        observe: Optional[str] = None,
        illegal: float = 0.0,
        illegal_limit: int = ILLEGAL_LIMIT,
        log: Optional[str] = None,
        client: Optional[Client] = None,
        command: Any = None,
        modules: Optional[str] = None,
    ) -> None:
        self._own = client is None
        self.client = client or Client(command)
        told = self.client.describe(game, config)
        self.game = game
        self.config = dict(config or {})
        self.agents = dict(agents or {})
        self.seats: list[str] = [seat for seat in told["seats"] if seat not in self.agents]
        if not self.seats:
            raise RoundtableError(f"agents take every seat of {game}: leave at least one out")
        learning = told["learning"]
        encodings: dict[str, Any] = learning["encodings"]
        chosen = observe or (next(iter(encodings)) if encodings else "text")
        if chosen not in ("text", "data") and chosen not in encodings:
            raise RoundtableError(f"observe: {game} has text, data, {', '.join(encodings)}; not {chosen}")
        self.observe = chosen
        self.encoding: Optional[str] = chosen if chosen in encodings else None
        self.illegal = illegal
        self.illegal_limit = illegal_limit
        self.log = log
        self.modules = modules
        count: Optional[int] = learning["actionCount"]
        self.action_count = count
        self.observation_space = spaces.numbers(encodings[chosen]["shape"]) if self.encoding else spaces.text()
        self.action_space = spaces.text(spaces.LONGEST_REPLY) if count is None else spaces.choices(count)

    def start(self, seed: int) -> Episode:
        more: dict[str, Any] = {"learn": True}
        if self.encoding is not None:
            more["encoding"] = self.encoding
        if self.modules is not None:
            more["modules"] = self.modules
        return self.client.start(
            self.game, config=self.config, seed=seed, agents=self.agents, log=self.log, **more
        )

    def see(self, episode: Episode, seat: str) -> Any:
        if self.encoding is not None:
            return unpack(episode.view["encoded"][seat], "float32")
        return Words(episode.text(seat)) if self.observe == "text" else episode.observations[seat]

    def info(self, episode: Episode, seat: str) -> dict[str, Any]:
        """The mask of legal actions, the data, and how it ended."""
        told: dict[str, Any] = {"observation": self._own_copy(episode, seat), "turn": seat in episode.turn}
        if self.action_count is not None:
            mask = bytearray(self.action_count)
            for number, legal in enumerate(episode.view["masks"].get(seat, [])):
                mask[number] = legal
            told["action_mask"] = numpy.frombuffer(bytes(mask), "int8") if numpy else bytes(mask)
        if episode.outcome is not None:
            told["outcome"] = copy.deepcopy(episode.outcome)
        elif "ended" in episode.view:
            told["ended"] = dict(episode.view["ended"])
        return told

    @staticmethod
    def _own_copy(episode: Episode, seat: str) -> Any:
        """The observation as data, never the same object twice: whoever got it may keep and change it."""
        given: set[str] = episode.view.setdefault("given", set())
        if seat in given:
            return copy.deepcopy(episode.observations[seat])
        given.add(seat)
        return episode.observations[seat]

    def act(self, episode: Episode, seat: str, action: Any) -> Optional[str]:
        """Does it; or says why it was not taken."""
        if numpy is not None and isinstance(action, numpy.generic):
            action = action.item()
        try:
            episode.act(seat, action)
        except (IllegalAction, Unreadable) as error:
            return str(error)
        return None

    def close(self) -> None:
        if self._own:
            self.client.close()


def draw_seed(generator: Any) -> int:
    """A seed for an episode from numpy's generator or one of `random`."""
    if hasattr(generator, "integers"):
        return int(generator.integers(1, 2**31))
    return int(generator.randrange(1, 2**31))
