"""A batch as Stable-Baselines3 steps environments: `PPO("MlpPolicy", SeatsEnv("overcooked", 32))`. Needs that library."""

from __future__ import annotations

from typing import Any, Optional

import numpy
from stable_baselines3.common.vec_env import VecEnv

from . import spaces
from .vector import Batch


class SeatsEnv(VecEnv):  # type: ignore[misc]
    """Every seat of every environment is an environment of its own, so that one policy learns to play them all; with
    `agents` only those that are left out. Takes what `Batch` takes. Set `batch.shaping` to change the weight of the shaped
    reward; `infos` of whoever has ended have the score, without it, in `episode`.
    """

    def __init__(self, game: str, size: int, **batch: Any) -> None:
        self.batch = Batch(game, size, **batch)
        self._rows = size * len(self.batch.seats)
        self._lengths = numpy.zeros(self._rows, int)
        self.render_mode = None
        super().__init__(self._rows, spaces.numbers(self.batch.shape), spaces.choices(self.batch.action_count))

    def reset(self) -> Any:
        # A batch begins with its first step undone, and then goes on with seeds that were not used before.
        self._lengths[:] = 0
        if self.batch.rewards is not None:
            self.batch.reset(next((seed for seed in self._seeds if seed is not None), 1))
        self._reset_seeds()
        return self._by_row(self.batch.observations)

    def step_async(self, actions: Any) -> None:
        self.batch.step_async(actions)

    def step_wait(self) -> Any:
        batch = self.batch
        batch.step_wait()
        self._lengths += 1
        seats = len(batch.seats)
        dones = numpy.repeat(batch.dones.astype(bool), seats)
        infos: list[dict[str, Any]] = [{} for _ in range(self._rows)]
        if batch.ended:
            finals, scores = self._by_row(batch.finals), batch.scores.reshape(-1)
            for at, row in enumerate(numpy.flatnonzero(dones)):
                told = {"r": float(scores[row]), "l": int(self._lengths[row]), "t": 0.0}
                infos[row] = {"terminal_observation": finals[at], "episode": told}
            self._lengths[dones] = 0
        return self._by_row(batch.observations), batch.rewards.reshape(-1), dones, infos

    def action_masks(self) -> Any:
        """1 for every legal action of each row, as MaskablePPO asks for them."""
        return self.batch.masks.reshape(self._rows, -1)

    def _by_row(self, array: Any) -> Any:
        return array.reshape(-1, *self.batch.shape)

    def close(self) -> None:
        self.batch.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self._count(indices)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        if method_name == "action_masks":
            return list(self.action_masks())
        return [getattr(self, method_name)(*args, **named)] * self._count(indices)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self._count(indices)

    def _count(self, indices: Optional[Any]) -> int:
        return self._rows if indices is None else len(numpy.atleast_1d(indices))
