"""How fast a random policy steps environments from Python: `PYTHONPATH=python python3 python/bench.py`.

Kitchens in batches of 256 with observations, text games with texts. Both sides work in turn, so what an idle machine does
in a second is one over the processor time of both; where that of the other side can be read (Linux) it is told beside the
wall's, which is less on a busy machine.
"""

import os
import random
import time

import roundtable
from roundtable.arrays import numpy

SECONDS = float(os.environ.get("SECONDS", "3"))


def measure(name, batch, draw):
    batch.step(draw())
    other = batch.client._process.pid
    steps, begin, own_before, other_before = 0, time.perf_counter(), time.process_time(), processor_time(other)
    while time.perf_counter() - begin < SECONDS:
        batch.step(draw())
        steps += batch.size
    wall, own = time.perf_counter() - begin, time.process_time() - own_before
    both = own + processor_time(other) - other_before
    print(f"{name:38}{steps / wall:>10,.0f} a second by the wall,{steps / both:>10,.0f} by processor time of both sides")


def processor_time(pid):
    """Seconds that a process has worked; 0 where that cannot be read."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def among(batch):
    """A legal action for each row, whatever their number."""
    if numpy is not None:
        counts = batch.masks.sum(axis=2).reshape(-1)
        return (numpy.random.random(counts.shape) * counts).astype("int32")
    return [random.randrange(len(words)) for words in batch.action_texts]


def main():
    with roundtable.Client() as client:
        for layout in ["cramped_room", "coordination_ring", "counter_circuit"]:
            for encoding in ["lossless", "features"]:
                batch = roundtable.Batch(
                    "overcooked", 256, config={"layout": layout}, encoding=encoding, client=client, dtype=None
                )
                rows = 512
                draw = (
                    (lambda: numpy.random.randint(0, 6, rows, dtype="int32"))
                    if numpy is not None
                    else (lambda: random.choices(range(6), k=rows))
                )
                measure(f"{layout}, {encoding}", batch, draw)
                client.ask("stop", batch=batch.id)
        for game in ["arithmetic", "map-reader", "sorting", "twc"]:
            batch = roundtable.Batch(game, 256, texts=True, client=client)
            measure(f"{game}, texts and actions in words", batch, lambda: among(batch))
            client.ask("stop", batch=batch.id)
    print(f"numpy: {'no' if numpy is None else numpy.__version__}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
