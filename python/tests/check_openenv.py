"""The published OpenEnv client against `roundtable serve --openenv`: 200 episodes over 32 connections in every game."""

import asyncio
import os
import re
import subprocess
import sys

import roundtable
from openenv.core.generic_client import GenericEnvClient
from roundtable.command import find_command

EPISODES = int(os.environ.get("EPISODES", "200"))
CONNECTIONS = 32


async def play(env, seed):
    result = await env.reset(seed=seed)
    texts = [result.observation["text"]]
    step = 0
    while not result.done and step < 60:
        legal = result.observation["legal"]
        action = {"action": legal[step % len(legal)]} if legal else {"reply": f"I say {step}"}
        result = await env.step(action)
        texts.append((result.observation["text"], result.reward))
        step += 1
    return texts


async def connection(url, seeds, told):
    async with GenericEnvClient(base_url=url) as env:
        for seed in seeds:
            told.setdefault(seed, []).append(await play(env, seed))
        state = await env.state()
        assert state["step_count"] > 0, state


async def check(game, url):
    told = {}
    # Every seed is played twice, over different connections.
    seeds = [1 + i // 2 for i in range(EPISODES)]
    shares = [seeds[i::CONNECTIONS] for i in range(CONNECTIONS)]
    await asyncio.gather(*(connection(url, share, told) for share in shares))
    for seed, episodes in told.items():
        assert len(episodes) == 2 and episodes[0] == episodes[1], f"{game}: seed {seed} is not reproducible"
    held = [GenericEnvClient(base_url=url) for _ in range(CONNECTIONS)]
    for env in held:
        await env.connect()
    try:
        extra = GenericEnvClient(base_url=url)
        try:
            await extra.connect()
            await extra.reset()
            raise AssertionError("one connection too many was let in")
        except AssertionError:
            raise
        except Exception as error:  # what the client makes of it is its own affair
            assert "CAPACITY_REACHED" in str(error) or "capacity" in str(error).lower(), error
    finally:
        for env in held:
            await env.close()


def main():
    with roundtable.Client() as client:
        games = sys.argv[1:] or [game["name"] for game in client.games()]
        seats = {game: client.describe(game)["seats"] for game in games}
    for game in games:
        partners = [word for seat in seats[game][1:] for word in ("--partner", f"{seat}=random")]
        config = ["--set", "horizon=20"] if game == "overcooked" else []
        words = [*find_command(), "serve", "--openenv", game, "--port", "0", "--max-envs", str(CONNECTIONS)]
        server = subprocess.Popen([*words, *partners, *config], stderr=subprocess.PIPE, text=True)
        try:
            url = re.search(r"http://\S+", server.stderr.readline()).group()
            asyncio.run(check(game, url))
            print(f"{game}: {EPISODES} episodes over {CONNECTIONS} connections, seeds reproducible", flush=True)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
