"""What can go wrong, told apart by class. The message says what was wrong and what would be right."""

from __future__ import annotations


class RoundtableError(Exception):
    """Anything that went wrong; by itself: the process ended, or a defect of ours."""


class IllegalAction(RoundtableError):
    """The rules do not allow it; nothing has changed."""


class Unreadable(RoundtableError):
    """The words stand for no action; nothing has changed."""


class BadRequest(RoundtableError):
    """Asked for in a wrong way: an unknown game, a config that does not fit."""


KINDS: dict[str, type[RoundtableError]] = {
    "illegal-action": IllegalAction,
    "unreadable": Unreadable,
    "bad-request": BadRequest,
    "unknown-episode": BadRequest,
}
