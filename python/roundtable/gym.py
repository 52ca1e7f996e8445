"""One seat as a Gymnasium environment; without Gymnasium, the same methods."""

from __future__ import annotations

import random
from typing import Any, Optional

from .client import Episode
from .errors import RoundtableError
from .seat import World, draw_seed

try:
    from gymnasium import Env as _Env
except ImportError:

    class _Env:  # type: ignore[no-redef]
        """What Gymnasium's class gives that is needed here."""

        np_random: Any

        def reset(self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> Any:
            if seed is not None or not hasattr(self, "np_random"):
                self.np_random = random.Random(seed)


class GymEnv(_Env):  # type: ignore[misc,valid-type]
    """One seat of a game, agents of ours in the others.

    >>> env = GymEnv("overcooked", agents={"bob": "greedy"}, config={"layout": "cramped_room"})
    >>> observation, info = env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample())

    `observe` is the name of an encoding, `text`, or `data`; by default the game's first encoding, else text. An action is a
    number where the game numbers its actions, else words; words, data (a dict) and None (pass) are taken everywhere.
    One that is not legal changes nothing, earns `illegal`, and stands in `info["illegal"]`; after `illegal_limit` in a row
    the episode is truncated.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(self, game: str, *, seat: Optional[str] = None, render_mode: Optional[str] = None, **world: Any) -> None:
        self.world = World(game, **world)
        if seat is None and len(self.world.seats) > 1:
            raise RoundtableError(f"{game} has seats {', '.join(self.world.seats)}: seat agents in all but one, or use PettingZoo's")
        self.seat = seat or self.world.seats[0]
        if self.world.seats != [self.seat]:
            raise RoundtableError(f"agents must sit in every seat but {self.seat}")
        self.observation_space = self.world.observation_space
        self.action_space = self.world.action_space
        self.render_mode = render_mode
        self.episode: Optional[Episode] = None
        self._refused = 0

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> tuple[Any, dict[str, Any]]:
        """Begins an episode. `options={"seed": n}` names the episode's own seed, as the command line counts them."""
        super().reset(seed=seed)
        if self.episode is not None:
            self.episode.stop()
        own = (options or {}).get("seed")
        self.episode = self.world.start(draw_seed(self.np_random) if own is None else int(own))
        self._refused = 0
        self._wait()
        return self._see(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self._playing()
        why = self.world.act(episode, self.seat, action)
        if why is not None:
            self._refused += 1
            truncated = self._refused >= self.world.illegal_limit
            return self._see(), self.world.illegal, False, truncated, {**self._info(), "illegal": why}
        self._refused = 0
        reward = float(episode.view["rewards"][self.seat]) + self._wait()
        terminated = episode.outcome is not None
        return self._see(), reward, terminated, episode.over and not terminated, self._info()

    def _wait(self) -> float:
        """Lets time go on while nobody is to act; what is earned meanwhile."""
        episode = self._playing()
        earned = 0.0
        while not episode.over and self.seat not in episode.turn:
            earned += float(episode.tick()["rewards"][self.seat])
        return earned

    def render(self) -> Optional[str]:
        """The observation in words."""
        return self._playing().text(self.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.world.close()

    def _playing(self) -> Episode:
        if self.episode is None:
            raise RoundtableError("reset the environment first")
        return self.episode

    def _see(self) -> Any:
        return self.world.see(self._playing(), self.seat)

    def _info(self) -> dict[str, Any]:
        return self.world.info(self._playing(), self.seat)
