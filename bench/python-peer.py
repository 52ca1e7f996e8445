"""Ours beside a Python peer in one run: the stock PPO of Stable-Baselines3 in the original environment, and `roundtable train`.

    pip install "numpy<2" stable-baselines3 gym==0.26.2 tqdm scipy pygame ipywidgets matplotlib
    pip install --no-deps overcooked-ai
    npm run build && python3 bench/python-peer.py [<steps, 200000>] [<layout, cramped_room>]

Both: one core, self-play of one policy in both seats, two hidden layers of 64, batches of 6,400 steps gone over three times
in gradients of 1,600 rows, shaped reward that fades, games of 400 steps. The peer sees the environment's own 96 features, ours 128. Prints
seconds of the processor and of the clock for playing and learning, and the mean score of games with drawn moves (20 of the
peer's, 100 of ours).
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import warnings

os.environ["OMP_NUM_THREADS"] = "1"
warnings.simplefilter("ignore")

import gymnasium
import numpy
import torch
from overcooked_ai_py.mdp.actions import Action
from overcooked_ai_py.mdp.overcooked_env import OvercookedEnv
from overcooked_ai_py.mdp.overcooked_mdp import OvercookedGridworld
from stable_baselines3 import PPO
from stable_baselines3.common.vec_env import VecEnv

KITCHENS, STEPS, HORIZON, GAMES = 64, 100, 400, 20


class Kitchens(VecEnv):
    """Kitchens of the original environment side by side; each cook is an environment of its own to the learner."""

    def __init__(self, layout, kitchens):
        grid = OvercookedGridworld.from_layout_name(layout)
        self.kitchens = [OvercookedEnv.from_mdp(grid, horizon=HORIZON, info_level=0) for _ in range(kitchens)]
        self.shaping = 1.0
        space = gymnasium.spaces.Box(-numpy.inf, numpy.inf, (96,), numpy.float32)
        super().__init__(2 * kitchens, space, gymnasium.spaces.Discrete(len(Action.ALL_ACTIONS)))

    def seen(self, kitchen):
        return kitchen.featurize_state_mdp(kitchen.state)

    def reset(self):
        for kitchen in self.kitchens:
            kitchen.reset()
        return numpy.concatenate([self.seen(kitchen) for kitchen in self.kitchens]).astype(numpy.float32)

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        rows, rewards, dones, infos = [], [], [], []
        for number, kitchen in enumerate(self.kitchens):
            moves = [Action.INDEX_TO_ACTION[int(move)] for move in self.actions[2 * number : 2 * number + 2]]
            _, earned, done, info = kitchen.step(moves)
            told = [{}, {}]
            if done:
                last = self.seen(kitchen)
                score = info["episode"]["ep_sparse_r"]
                told = [{"terminal_observation": row, "TimeLimit.truncated": True, "score": score} for row in last]
                kitchen.reset()
            rows.extend(self.seen(kitchen))
            rewards += [earned + self.shaping * shaped for shaped in info["shaped_r_by_agent"]]
            dones += [done, done]
            infos += told
        return numpy.array(rows, numpy.float32), numpy.array(rewards, numpy.float32) / 10, numpy.array(dones), infos

    def close(self):
        pass

    def env_is_wrapped(self, wrapper, indices=None):
        return [False] * self.num_envs

    def get_attr(self, name, indices=None):
        return [getattr(self, name, None)] * self.num_envs

    def set_attr(self, name, value, indices=None):
        setattr(self, name, value)

    def env_method(self, name, *args, indices=None, **options):
        raise NotImplementedError(name)


def learn(layout, steps):
    """The peer's policy, and how long it took: seconds of processor and clock."""
    env = Kitchens(layout, KITCHENS)
    model = PPO(
        "MlpPolicy", env, seed=1, n_steps=STEPS, batch_size=1600, n_epochs=3, learning_rate=1e-3, gamma=0.99,
        gae_lambda=0.95, clip_range=0.2, ent_coef=0.02, max_grad_norm=0.5, device="cpu",
        policy_kwargs={"net_arch": [64, 64], "activation_fn": torch.nn.ReLU},
    )  # fmt: skip

    def fade(values, _):
        env.shaping = max(0.0, 1 - values["self"].num_timesteps / (1.2 * steps))
        return True

    began, used = time.time(), time.process_time()
    model.learn(2 * steps, callback=lambda values, globals_: fade(values, globals_))
    return model, time.process_time() - used, time.time() - began


def measure(model, layout):
    env = Kitchens(layout, GAMES)
    seen, scores = env.reset(), []
    for _ in range(HORIZON):
        env.step_async(model.predict(seen)[0])
        seen, _, _, infos = env.step_wait()
        scores += [info["score"] for info in infos[::2] if info]
    return numpy.mean(scores)


def train_ours(layout, steps):
    """Score, and seconds of processor and clock, starting up and measuring included."""
    command = ["node", "bin/roundtable.js", "train", "overcooked/ppo-sp", "--layout", layout, "--steps", str(steps)]
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.time()
    with tempfile.TemporaryDirectory() as folder:
        told = subprocess.run([*command, "--json", "--runs", folder], capture_output=True, check=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return json.loads(told.stdout)["card"]["score"]["mean"], used, time.time() - began


def main(steps="200000", layout="cramped_room"):
    torch.set_num_threads(1)
    model, peer_used, peer_clock = learn(layout, int(steps))
    peer_score = measure(model, layout)
    score, used, clock = train_ours(layout.replace("_", "-"), int(steps))
    print(f"{layout}, {int(steps):,} steps        processor    clock    score")
    print(f"Stable-Baselines3, original   {peer_used:8.0f} s {peer_clock:6.0f} s {peer_score:8.1f}")
    print(f"roundtable train              {used:8.0f} s {clock:6.0f} s {score:8.1f}")
    print(f"ours is {peer_used / used:.1f} times as fast by the processor, {peer_clock / clock:.1f} by the clock")


if __name__ == "__main__":
    main(*sys.argv[1:])
