"""Games as tasks of Inspect (inspect_ai): the model that is evaluated plays one seat, agents of ours the others."""

from __future__ import annotations

from functools import partial
from typing import Any, Mapping, Optional

import anyio
from inspect_ai import Task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import ChatMessageSystem, ChatMessageUser, get_model
from inspect_ai.scorer import Score, Scorer, mean, scorer, stderr
from inspect_ai.solver import Solver, solver

from .client import Client, Episode
from .errors import IllegalAction, RoundtableError, Unreadable


def game_task(
    game: str,
    *,
    seat: Optional[str] = None,
    agents: Optional[Mapping[str, str]] = None,
    config: Optional[Mapping[str, Any]] = None,
    episodes: int = 20,
    seed: int = 1,
    metric: Optional[str] = None,
    tries: int = 3,
    command: Any = None,
) -> Task:
    """A task of so many episodes, seeded `seed`, `seed + 1`, ….

    `seat` is the model's (the first one that `agents` leaves out). A sample's score is what the seat earned, or the game's
    `metric`; the outcome stands in the score's metadata. After `tries` replies in a row that cannot be read or are not
    allowed the episode is over, and what was earned until then counts (no metric then: 0).
    """
    samples = [Sample(input=f"{game}, seed {number}", id=f"seed-{number}", metadata={"seed": number}) for number in range(seed, seed + episodes)]
    played = play_seat(game, seat, dict(agents or {}), dict(config or {}), tries, command)
    return Task(dataset=MemoryDataset(samples, name=game), solver=played, scorer=outcome(metric), name=game)


@solver
def play_seat(
    game: str, seat: Optional[str], agents: dict[str, str], config: dict[str, Any], tries: int = 3, command: Any = None
) -> Solver:
    """Plays one episode: rules and what is seen go to the model, its words to the game, refusals back to the model."""
    opened: list[Client] = []

    async def solve(state: Any, generate: Any) -> Any:
        if not opened:
            opened.append(Client(command))
        client = opened[0]
        own = seat or next(place for place in client.describe(game, config)["seats"] if place not in agents)
        start = partial(client.start, game, config=config, seed=state.metadata["seed"], agents=agents, learn=True)
        # The other process is waited for in a thread: other samples go on meanwhile.
        episode = await anyio.to_thread.run_sync(start)
        rules = ChatMessageSystem(content=await anyio.to_thread.run_sync(episode.rules, own))
        state.messages = [rules]
        earned, refused = episode.view["rewards"].get(own, 0), 0
        while not episode.over and refused < tries and not state.completed:
            if own not in episode.turn:
                await anyio.to_thread.run_sync(episode.tick)
                earned += episode.view["rewards"].get(own, 0)
                continue
            if refused == 0:
                asked = [ChatMessageUser(content=await anyio.to_thread.run_sync(episode.text, own))]
            told = await get_model().generate([rules, *asked])
            asked.append(told.message)
            try:
                await anyio.to_thread.run_sync(episode.say, own, told.completion)
            except (IllegalAction, Unreadable) as error:
                refused += 1
                asked.append(ChatMessageUser(content=str(error)))
            else:
                earned += episode.view["rewards"].get(own, 0)
                state.messages += asked
                state.output, refused = told, 0
        if refused:
            state.messages += asked
        _keep(state, episode, own, earned)
        return state

    return solve


def _keep(state: Any, episode: Episode, seat: str, earned: float) -> None:
    """What the scorer needs. An agent of ours that failed is an error of the sample, never a score."""
    if "ended" in episode.view and episode.outcome is None:
        raise RoundtableError(f"{episode.view['ended'].get('status')}: {episode.view['ended'].get('reason')}")
    state.store.set("roundtable", {"seat": seat, "earned": earned, "outcome": episode.outcome})
    state.completed = True
    episode.stop()


@scorer(metrics=[mean(), stderr()])
def outcome(metric: Optional[str] = None) -> Scorer:
    """What the seat earned, or a metric of the game."""

    async def score(state: Any, target: Any) -> Score:
        played = state.store.get("roundtable")
        ended = played["outcome"]
        if metric is None:
            value = played["earned"]
        else:
            value = 0.0 if ended is None else float(ended["metrics"][metric] or 0)
        why = "stopped: no reply that the game takes" if ended is None else ended["reason"]
        return Score(value=value, explanation=why, metadata=played)

    return score
