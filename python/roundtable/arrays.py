"""Arrays as they come over the line: numpy's where numpy is there, else a memoryview of the same shape."""

from __future__ import annotations

import binascii
import math
from array import array
from typing import Any, Mapping, Sequence

try:
    import numpy
except ImportError:  # everything works without it, only slower
    numpy = None  # type: ignore[assignment]

Array = Any
"""A numpy array; without numpy a memoryview: `a.shape`, `a[0, 1]`, `a.tolist()` work with both."""

_FORMATS = {"uint8": "B", "int32": "i", "float32": "f"}


def unpack(packed: Mapping[str, Any], dtype: str | None = None) -> Array:
    """The array in a `{"dtype", "shape", "data"}`, as `dtype` where that is given. Data are bytes or their base64."""
    shape = packed["shape"]
    given = packed["data"]
    data = binascii.a2b_base64(given) if isinstance(given, str) else given
    if numpy is not None:
        values = numpy.frombuffer(data, packed["dtype"]).reshape(shape)
        return values if dtype is None or dtype == packed["dtype"] else values.astype(dtype)
    if dtype is not None and dtype != packed["dtype"]:
        data = array(_FORMATS[dtype], memoryview(data).cast(_FORMATS[packed["dtype"]]).tolist()).tobytes()
    if math.prod(shape) == 0:
        return memoryview(data)
    kind = _FORMATS[dtype or packed["dtype"]]
    return memoryview(data).cast("B").cast(kind, shape=list(shape))


def unpack_texts(packed: Any) -> list[str]:
    """Texts: a list as it is; or a frame, with how many bytes each has before them all."""
    if isinstance(packed, list):
        return packed
    begin = 4 * packed["shape"][0]
    frame = memoryview(packed["data"])
    lengths = array("i", frame[:begin].tobytes()).tolist()
    whole = frame[begin:].tobytes()
    plain = whole.decode("ascii") if whole.isascii() else None
    texts = []
    at = 0
    for length in lengths:
        texts.append(whole[at : at + length].decode() if plain is None else plain[at : at + length])
        at += length
    return texts


def pack_actions(actions: Any) -> Any:
    """Whole numbers as `step` takes them."""
    if numpy is not None:
        values = numpy.ascontiguousarray(actions, dtype="<i4").reshape(-1)
        return {"dtype": "int32", "data": binascii.b2a_base64(values.tobytes(), newline=False).decode("ascii")}
    return [int(action) for action in _flat(actions)]


def _flat(values: Any) -> Sequence[int]:
    if isinstance(values, memoryview):
        values = values.tolist()
    return [one for value in values for one in (_flat(value) if hasattr(value, "__iter__") else [value])]
