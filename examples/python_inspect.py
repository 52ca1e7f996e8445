"""A model under evaluation travels with an agent of ours, as a task of Inspect:

pip install inspect-ai
PYTHONPATH=python inspect eval examples/python_inspect.py --model mockllm/model -T episodes=5
"""

from inspect_ai import task
from roundtable.inspect_task import game_task


@task
def traveling_adventurers(episodes: int = 20, partner: str = "symbolic"):
    return game_task("traveling-adventurers", agents={"BOT": partner}, episodes=episodes, metric="ratio")


@task
def theory_of_mind(episodes: int = 20):
    return game_task("theory-of-mind", episodes=episodes)
