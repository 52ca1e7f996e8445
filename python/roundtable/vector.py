"""Many environments at once, one line a step."""

from __future__ import annotations

from typing import Any, Mapping, Optional

from . import spaces
from .arrays import Array, numpy, pack_actions, unpack, unpack_texts
from .client import Answer, Client
from .errors import RoundtableError


class Batch:
    """Environments of one game whose actions have numbers (kitchens, text games), begun anew as soon as they end.

    Arrays are `[size, seats, ...]`. `agents` are partners of ours, whose seats are then not among `seats`.

    >>> batch = Batch("overcooked", 256, config={"layout": "cramped_room"})
    >>> batch.step(actions)  # one number for each seat of each environment
    >>> batch.rewards, batch.observations
    """

    def __init__(
        self,
        game: str,
        size: int,
        *,
        config: Optional[Mapping[str, Any]] = None,
        seed: int = 1,
        encoding: Optional[str] = None,
        texts: bool = False,
        agents: Optional[Mapping[str, str]] = None,
        shaping: float = 0.0,
        dtype: Optional[str] = "float32",
        client: Optional[Client] = None,
        command: Any = None,
    ) -> None:
        self._own = client is None
        self.client = client or Client(command)
        self._dtype = dtype
        self.shaping = shaping
        """The weight of the shaped reward: set it to change it from the next step on."""
        self._words: list[str] = []
        self._stepping: Optional[Answer] = None
        fields: dict[str, Any] = {"game": game, "size": size, "seed": seed, "texts": texts, "shaping": shaping}
        fields.update(config=dict(config or {}), agents=dict(agents or {}), frames=True)
        if encoding is not None:
            fields["encoding"] = encoding
        told = self.client.ask("reset", **fields)
        self.id: str = told["batch"]
        self.size = size
        self.seats: list[str] = told["seats"]
        self.action_count: int = told["actionCount"]
        self.shape: list[int] = told["shape"]
        self._see(told)

    observations: Array
    """What every seat sees, encoded; None where nothing is."""
    masks: Array
    """1 for every legal action."""
    texts: Optional[list[str]]
    """What every row reads, where `texts` was asked for; rows are environments times seats."""
    action_texts: Optional[list[list[str]]]
    """The words of the actions of every row."""
    rewards: Array
    dones: Array
    """1 for every environment that has just ended (and shows its next episode already)."""
    ended: list[int]
    """Which these are; `finals`, `final_texts` have what they showed last, `scores` what was reached."""
    finals: Array
    final_texts: Optional[list[str]]
    scores: Array

    def reset(self, seed: int = 1) -> None:
        """Begins everything anew."""
        self._stepping = None
        self._see(self.client.ask("reset", batch=self.id, seed=seed, shaping=self.shaping))

    def step(self, actions: Any) -> None:
        """One number for each row; -1 lets a turn pass where that is possible."""
        self.step_async(actions)
        self.step_wait()

    def step_async(self, actions: Any) -> None:
        """As `step`, but what comes of it shows only after `step_wait()`: meanwhile this program can learn, or step others."""
        if self._stepping is not None:
            raise RoundtableError("step_wait() first: the step before has not been read")
        self._stepping = self.client.send(
            "step", batch=self.id, actions=pack_actions(actions), shaping=self.shaping
        )

    @property
    def stepping(self) -> bool:
        """Whether a step has begun that nobody has waited for."""
        return self._stepping is not None

    def step_wait(self) -> None:
        """Waits for what `step_async` has begun."""
        stepping, self._stepping = self._stepping, None
        if stepping is None:
            raise RoundtableError("step_async() first: there is no step to wait for")
        self._see(stepping.wait())

    def _see(self, told: Mapping[str, Any]) -> None:
        self.observations = unpack(told["observations"], self._dtype) if "observations" in told else None
        self.masks = unpack(told["masks"])
        self.texts = unpack_texts(told["texts"]) if "texts" in told else None
        self.action_texts = self._name_actions(told) if "actionTexts" in told else None
        self.rewards = unpack(told["rewards"], "float32") if "rewards" in told else None
        self.dones = unpack(told["dones"]) if "dones" in told else None
        self.ended = told.get("ended", [])
        self.finals = unpack(told["finals"], self._dtype) if "finals" in told else None
        self.final_texts = unpack_texts(told["finalTexts"]) if "finalTexts" in told else None
        self.scores = unpack(told["scores"], "float32") if "scores" in told else None

    def _name_actions(self, told: Mapping[str, Any]) -> list[list[str]]:
        """The words of every row's actions. Each comes once, then by its number."""
        if isinstance(told["actionTexts"], list):
            return told["actionTexts"]
        del self._words[told["words"]["from"] :]
        self._words += unpack_texts(told["words"])
        named = [self._words[number] for number in unpack(told["actionTexts"]).tolist()]
        rows = []
        at = 0
        for count in unpack(told["actionCounts"]).tolist():
            rows.append(named[at : at + count])
            at += count
        return rows

    def close(self) -> None:
        if self._own:
            self.client.close()
        else:
            self.client.ask("stop", batch=self.id)


class VectorEnv:
    """A batch in the shape of Gymnasium's vector environments: every seat of every environment is a row.

    Needs numpy. An environment that ends shows its next episode at once (autoreset in the same step); what it showed last
    is in `infos["final_obs"]`.
    """

    def __init__(self, game: str, num_envs: int, **batch: Any) -> None:
        if numpy is None:
            raise ImportError("VectorEnv needs numpy; Batch works without")
        self.batch = Batch(game, num_envs, **batch)
        self.num_envs = num_envs * len(self.batch.seats)
        self.single_observation_space = spaces.numbers(self.batch.shape)
        self.single_action_space = spaces.choices(self.batch.action_count)
        self.metadata = {"autoreset_mode": "SameStep"}

    def reset(self, *, seed: Optional[int] = None, options: Any = None) -> tuple[Array, dict[str, Any]]:
        if seed is not None or self.batch.rewards is not None:
            self.batch.reset(1 if seed is None else seed)
        return self._rows(self.batch.observations), self._infos()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        batch = self.batch
        batch.step(actions)
        seats = len(batch.seats)
        terminated = numpy.repeat(batch.dones.astype(bool), seats)
        infos = self._infos()
        if batch.ended:
            infos["final_obs"] = None if batch.finals is None else self._rows(batch.finals)
            infos["final_rows"] = numpy.flatnonzero(terminated)
            infos["scores"] = batch.scores.reshape(-1)
        truncated = numpy.zeros(self.num_envs, bool)
        return self._rows(batch.observations), batch.rewards.reshape(-1), terminated, truncated, infos

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.reshape(self.num_envs, -1)}

    def _rows(self, array: Array) -> Array:
        return None if array is None else array.reshape(-1, *self.batch.shape)

    def close(self) -> None:
        self.batch.close()
