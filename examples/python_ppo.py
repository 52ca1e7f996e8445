"""A stock PPO learns to cook: the one of Stable-Baselines3, both cooks played by one policy, in a kitchen of your choice.

    pip install stable-baselines3
    PYTHONPATH=python python3 examples/python_ppo.py cramped_room 1500000 curve.csv

prints the curve, writes it to a file, and compares what was learned with chance. 1.5 million steps take about two minutes of
a core, and reach 170 points in cramped_room, where chance has 1.
"""

import sys

import numpy
import torch
from stable_baselines3 import PPO
from stable_baselines3.common.callbacks import BaseCallback

from roundtable.stable_baselines import SeatsEnv

KITCHENS, HORIZON, GAMES = 32, 400, 100


class Curve(BaseCallback):
    """Writes down how the games of each rollout ended, and lets the shaped reward fade."""

    def __init__(self, steps, path):
        super().__init__()
        self.steps, self.file = steps, open(path, "w", encoding="ascii")
        self.file.write("steps,score\n")

    def _on_rollout_start(self):
        self.model.env.batch.shaping = max(0.0, 1 - self.num_timesteps / (0.7 * self.steps))

    def _on_step(self):
        return True

    def _on_rollout_end(self):
        scores = [game["r"] for game in self.model.ep_info_buffer]
        line = f"{self.num_timesteps // 2},{numpy.mean(scores):.1f}"  # two cooks make one step of a kitchen
        print(line, flush=True)
        self.file.write(line + "\n")
        self.file.flush()


def measure(layout, choose):
    """Mean score of games with a chooser in both seats, and how far the mean may be off (95 %)."""
    env = SeatsEnv("overcooked", GAMES, config={"layout": layout, "horizon": HORIZON}, encoding="features", seed=10_000)
    seen, scores = env.reset(), []
    for _ in range(HORIZON):
        env.step_async(choose(seen))
        seen, _, _, infos = env.step_wait()
        scores += [info["episode"]["r"] for info in infos[::2] if info]
    env.close()
    return numpy.mean(scores), 1.96 * numpy.std(scores, ddof=1) / len(scores) ** 0.5


def main(layout="cramped_room", steps="1500000", path="curve.csv"):
    torch.set_num_threads(1)
    env = SeatsEnv("overcooked", KITCHENS, config={"layout": layout, "horizon": HORIZON}, encoding="features", shaping=1.0)
    model = PPO(
        "MlpPolicy", env, seed=1, n_steps=HORIZON, batch_size=3200, n_epochs=8, learning_rate=1e-3, gamma=0.99,
        gae_lambda=0.98, ent_coef=0.02, clip_range=0.1, max_grad_norm=0.5, stats_window_size=2 * KITCHENS,
        policy_kwargs={"net_arch": [64, 64]},
    )  # fmt: skip
    model.learn(2 * int(steps), callback=Curve(int(steps), path))
    env.close()
    learned = measure(layout, lambda seen: model.predict(seen)[0])
    chance = measure(layout, lambda seen: numpy.random.randint(0, 6, len(seen)))
    told = [f"{mean:.1f} ± {margin:.1f}" for mean, margin in (learned, chance)]
    print(f"{layout}, mean score of {GAMES} games: PPO {told[0]}, random {told[1]}")
    return learned, chance


if __name__ == "__main__":
    main(*sys.argv[1:])
