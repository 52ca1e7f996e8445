"""What can be seen and done, as Gymnasium's spaces where Gymnasium is installed, else as our own with the same shape."""

from __future__ import annotations

import random
import string
from typing import Any, Optional

try:
    import gymnasium
    import numpy
except ImportError:
    gymnasium = None  # type: ignore[assignment]

LONGEST_TEXT = 1_000_000
LONGEST_REPLY = 200

if gymnasium is not None:

    class Text(gymnasium.spaces.Text):
        """Any text up to a length, whatever it is written in; what is drawn from it is letters and digits."""

        def contains(self, x: Any) -> bool:
            return isinstance(x, str) and self.min_length <= len(x) <= self.max_length

    def numbers(shape: list[int]) -> Any:
        return gymnasium.spaces.Box(-numpy.inf, numpy.inf, tuple(shape), numpy.float32)

    def choices(count: int) -> Any:
        return gymnasium.spaces.Discrete(count)

    def text(longest: int = LONGEST_TEXT) -> Any:
        return Text(longest, min_length=0)

else:

    class Box:
        """Numbers of a shape."""

        def __init__(self, shape: tuple[int, ...]) -> None:
            self.shape = shape

        def contains(self, x: Any) -> bool:
            return tuple(getattr(x, "shape", ())) == self.shape

    class Discrete:
        """Whole numbers from 0."""

        def __init__(self, n: int) -> None:
            self.n = n
            self._random = random.Random()

        def seed(self, seed: Optional[int] = None) -> None:
            self._random = random.Random(seed)

        def sample(self, mask: Any = None) -> int:
            legal = [i for i in range(self.n) if mask is None or mask[i]]
            return self._random.choice(legal or [0])

        def contains(self, x: Any) -> bool:
            return isinstance(x, int) and 0 <= x < self.n

    class Text:  # type: ignore[no-redef]
        """Any text up to a length."""

        def __init__(self, max_length: int) -> None:
            self.max_length = max_length
            self._random = random.Random()

        def seed(self, seed: Optional[int] = None) -> None:
            self._random = random.Random(seed)

        def sample(self, mask: Any = None) -> str:
            length = self._random.randint(0, self.max_length)
            return "".join(self._random.choice(string.ascii_letters) for _ in range(length))

        def contains(self, x: Any) -> bool:
            return isinstance(x, str) and len(x) <= self.max_length

    def numbers(shape: list[int]) -> Any:
        return Box(tuple(shape))

    def choices(count: int) -> Any:
        return Discrete(count)

    def text(longest: int = LONGEST_TEXT) -> Any:
        return Text(longest)
