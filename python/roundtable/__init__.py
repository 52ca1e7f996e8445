"""Roundtable for Python: games to step, partners to play with, runs to read, agents to seat. Standard library only."""

from .agent import Agent, Decision, Turn, serve
from .arrays import Array
from .client import Client, Episode
from .errors import BadRequest, IllegalAction, RoundtableError, Unreadable
from .gym import GymEnv
from .pettingzoo import AecEnv, ParallelEnv
from .run import run
from .vector import Batch, VectorEnv

__all__ = [
    "AecEnv",
    "Agent",
    "Array",
    "BadRequest",
    "Batch",
    "Client",
    "Decision",
    "Episode",
    "GymEnv",
    "IllegalAction",
    "ParallelEnv",
    "RoundtableError",
    "Turn",
    "Unreadable",
    "VectorEnv",
    "run",
    "serve",
]
