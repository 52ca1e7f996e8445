"""How fast a random policy steps environments from Python: `PYTHONPATH=python python3 python/bench.py`.

Kitchens in batches of 256 with observations, text games with texts. First a batch that is stepped and waited for, so that
the sides work in turn; then two of them in turn, each stepped while the other is chosen for, so that both sides work at once.
Where the processor time of the other side can be read (Linux) it is told what each side needs: on an idle machine with two
cores the slower one is the limit, and on a busy one the wall's clock says little.
"""

import os
import random
import time

import roundtable
from roundtable.arrays import numpy

SECONDS = float(os.environ.get("SECONDS", "3"))
"""Measured for each row and way."""


def measure(name, batches, draw):
    in_turn, own, other = clock(batches, draw, step_in_turn)
    at_once, *_ = clock(batches, draw, step_at_once)
    print(
        f"{name:38}{in_turn:>9,.0f} a second in turn,{at_once:>9,.0f} at once; processor time of a step: "
        f"{1e6 * own:.1f} μs here, {1e6 * other:.1f} there",
        flush=True,
    )


def clock(batches, draw, step):
    """Environment steps a second, and seconds of processor time for a step on this side and on the other."""
    process = batches[0].client._process.pid
    deadline = time.perf_counter() + SECONDS
    while time.perf_counter() < deadline:
        step(batches, draw)
    steps, begin, own, other = 0, time.perf_counter(), time.process_time(), processor_time(process)
    while time.perf_counter() - begin < SECONDS:
        step(batches, draw)
        steps += sum(batch.size for batch in batches)
    wall, own, other = time.perf_counter() - begin, time.process_time() - own, processor_time(process) - other
    return steps / wall, own / steps, other / steps


def step_in_turn(batches, draw):
    for batch in batches:
        batch.step(draw(batch))


def step_at_once(batches, draw):
    """Each is stepped while the others are waited for and chosen for."""
    for batch in batches:
        if batch.stepping:
            batch.step_wait()
        batch.step_async(draw(batch))


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


def of_six(batch):
    """A cook's action for each row: all six are always legal."""
    rows = batch.size * len(batch.seats)
    return random.choices(range(6), k=rows) if numpy is None else numpy.random.randint(0, 6, rows, dtype="int32")


def main():
    with roundtable.Client() as client:

        def row(name, draw, game, **options):
            batches = [roundtable.Batch(game, 256, seed=seed, client=client, **options) for seed in (1, 100_001)]
            measure(name, batches, draw)
            for batch in batches:
                batch.close()

        for layout in ["cramped_room", "coordination_ring", "counter_circuit"]:
            for encoding in ["lossless", "features"]:
                options = {"config": {"layout": layout}, "encoding": encoding, "dtype": None}
                row(f"{layout}, {encoding}", of_six, "overcooked", **options)
        for game in ["arithmetic", "map-reader", "sorting", "twc"]:
            row(f"{game}, texts and actions in words", among, game, texts=True)
    print(f"numpy: {'no' if numpy is None else numpy.__version__}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
