"""All seats as PettingZoo environments, parallel and turn by turn; without PettingZoo, the same methods."""

from __future__ import annotations

import random
from typing import Any, Iterator, Mapping, Optional

from .client import Episode
from .errors import RoundtableError
from .seat import World, draw_seed

try:
    from pettingzoo import AECEnv as _AECEnv
    from pettingzoo import ParallelEnv as _ParallelEnv
except ImportError:

    class _ParallelEnv:  # type: ignore[no-redef]
        """Nothing is needed of it."""

    class _AECEnv:  # type: ignore[no-redef]
        """What PettingZoo's class gives that is needed here."""

        agents: list[str]
        agent_selection: str
        terminations: dict[str, bool]
        truncations: dict[str, bool]
        rewards: dict[str, float]
        infos: dict[str, dict[str, Any]]
        _cumulative_rewards: dict[str, float]

        def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            agent = self.agent_selection
            seen = self.observe(agent) if observe else None  # type: ignore[attr-defined]
            return (
                seen,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )

        def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection

        def _accumulate_rewards(self) -> None:
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _was_dead_step(self, action: Any) -> None:
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            agent = self.agent_selection
            for table in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
                table.pop(agent)  # type: ignore[attr-defined]
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            for one in self.rewards:
                self.rewards[one] = 0


class _Shared:
    """What both shapes have in common."""

    metadata: dict[str, Any]
    render_mode: Optional[str]

    def _open(self, game: str, render_mode: Optional[str], world: Mapping[str, Any]) -> None:
        self.world = World(game, **world)
        self.metadata = {"name": game.replace("-", "_") + "_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents: list[str] = list(self.world.seats)
        self.agents: list[str] = []
        self.episode: Optional[Episode] = None
        self._random = random.Random()
        self._refused = 0
        # PettingZoo asks for the same space, seat by seat, each time.
        self._observation_spaces = {seat: _copy(self.world.observation_space) for seat in self.possible_agents}
        self._action_spaces = {seat: _copy(self.world.action_space) for seat in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def _begin(self, seed: Optional[int], options: Optional[dict[str, Any]]) -> None:
        if seed is not None:
            self._random = random.Random(seed)
        if self.episode is not None:
            self.episode.stop()
        own = (options or {}).get("seed")
        self.episode = self.world.start(draw_seed(self._random) if own is None else int(own))
        self.agents = list(self.possible_agents)
        self._refused = 0

    def _playing(self) -> Episode:
        if self.episode is None:
            raise RoundtableError("reset the environment first")
        return self.episode

    def observe(self, agent: str) -> Any:
        return self.world.see(self._playing(), agent)

    def state(self) -> Any:
        """The whole truth, as data."""
        return self._playing().state()

    def render(self) -> Optional[str]:
        """What each seat sees, in words."""
        if self.render_mode != "ansi":
            return None
        return "\n\n".join(f"{seat}:\n{self._playing().text(seat)}" for seat in self.possible_agents)

    def close(self) -> None:
        self.world.close()

    def _over(self) -> tuple[bool, bool]:
        """Whether the episode was terminated, and whether it was truncated."""
        episode = self._playing()
        terminated = episode.outcome is not None
        return terminated, not terminated and (episode.over or self._refused >= self.world.illegal_limit)


class ParallelEnv(_Shared, _ParallelEnv):  # type: ignore[misc,valid-type]
    """All seats that no agent of ours takes, moving at once: in a game of turns, only the action of whose turn it is counts.

    An action that is not legal changes nothing, earns `illegal`, and stands in the seat's `info["illegal"]`.
    """

    def __init__(self, game: str, *, render_mode: Optional[str] = None, **world: Any) -> None:
        self._open(game, render_mode, world)

    def reset(
        self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._begin(seed, options)
        return self._tell({})

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        episode = self._playing()
        seats = list(self.agents)
        rewards = dict.fromkeys(seats, 0.0)
        illegal: dict[str, str] = {}
        moved = False
        for seat in [seat for seat in episode.turn if seat in seats]:
            if episode.over or seat not in episode.turn:
                continue
            action = actions.get(seat)
            if action is None and seat not in episode.view["must"]:
                continue
            why = self.world.act(episode, seat, action)
            if why is None:
                moved = True
                self._earn(rewards, episode.view)
            else:
                illegal[seat] = why
                rewards[seat] += self.world.illegal
        if not moved and not illegal and not episode.over:
            self._earn(rewards, episode.tick())
        self._refused = 0 if moved or not illegal else self._refused + 1
        terminated, truncated = self._over()
        observations, infos = self._tell(illegal)
        if terminated or truncated:
            self.agents = []
        return observations, rewards, dict.fromkeys(seats, terminated), dict.fromkeys(seats, truncated), infos

    def _earn(self, rewards: dict[str, float], view: Mapping[str, Any]) -> None:
        for seat in rewards:
            rewards[seat] += float(view["rewards"][seat])

    def _tell(self, illegal: Mapping[str, str]) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        episode = self._playing()
        observations = {seat: self.observe(seat) for seat in self.agents}
        infos = {seat: self.world.info(episode, seat) for seat in self.agents}
        for seat, why in illegal.items():
            infos[seat]["illegal"] = why
        return observations, infos


class AecEnv(_Shared, _AECEnv):  # type: ignore[misc,valid-type]
    """All seats that no agent of ours takes, one after the other: those who must act first, else those who may."""

    def __init__(self, game: str, *, render_mode: Optional[str] = None, **world: Any) -> None:
        super().__init__()
        self._open(game, render_mode, world)

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {seat: self.world.info(self._playing(), seat) for seat in self.agents}
        self._passed: list[str] = []
        self.agent_selection = self.agents[0]
        self._select()

    def step(self, action: Any) -> None:
        seat = self.agent_selection
        if self.terminations[seat] or self.truncations[seat]:
            self._was_dead_step(action)
            return
        episode = self._playing()
        self._cumulative_rewards[seat] = 0.0
        why = self.world.act(episode, seat, action)
        self.rewards = {one: 0.0 if why else float(episode.view["rewards"][one]) for one in self.agents}
        if why is None:
            self._refused = 0
            self._passed = [*self._passed, seat] if action is None else []
        else:
            self._refused += 1
            self.rewards[seat] += self.world.illegal
        self._select()
        terminated, truncated = self._over()
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.infos = {one: self.world.info(episode, one) for one in self.agents}
        if why is not None:
            self.infos[seat]["illegal"] = why
        self._accumulate_rewards()

    def _select(self) -> None:
        """The next seat that has a turn; while nobody has, time goes on."""
        episode = self._playing()
        while not episode.over:
            ready = [seat for seat in episode.view["must"] if seat in self.agents]
            ready = ready or [seat for seat in episode.turn if seat in self.agents and seat not in self._passed]
            if ready:
                self.agent_selection = ready[0]
                return
            if self._passed:
                self._passed = []
                continue
            for seat, earned in episode.tick()["rewards"].items():
                if seat in self.rewards:
                    self.rewards[seat] += float(earned)


def _copy(space: Any) -> Any:
    import copy

    return copy.deepcopy(space)
