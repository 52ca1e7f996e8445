"""Against the real Gymnasium, PettingZoo and numpy: every game passes their own checkers. For continuous integration."""

import sys
import warnings

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import roundtable

warnings.filterwarnings("ignore")

with roundtable.Client() as client:
    names = sys.argv[1:] or [game["name"] for game in client.games()]
    for name in names:
        seats = client.describe(name)["seats"]
        config = {"horizon": 40} if name == "overcooked" else {}
        common = {"config": config, "client": client}
        for observe in [None, "text"]:
            check_env(roundtable.GymEnv(name, agents={s: "random" for s in seats[1:]}, observe=observe, **common), skip_render_check=True)
            parallel_api_test(roundtable.ParallelEnv(name, observe=observe, **common), num_cycles=50)
            api_test(roundtable.AecEnv(name, observe=observe, **common), num_cycles=30)
        parallel_seed_test(lambda: roundtable.ParallelEnv(name, **common), num_cycles=30)
        seed_test(lambda: roundtable.AecEnv(name, **common), num_cycles=30)
        print(f"{name}: Gymnasium's check_env, PettingZoo's api_test, parallel_api_test and seed tests pass", flush=True)
