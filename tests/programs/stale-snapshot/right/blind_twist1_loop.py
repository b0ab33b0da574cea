# twist: 1

import copy
import time
from typing import NamedTuple


class WorldStateSnapshot(NamedTuple):
    source: str
    data: dict
    observed_at: float


def observe(source, read):
    return WorldStateSnapshot(source, copy.deepcopy(read(source)), time.monotonic())


def write_checked(snapshot, needs, changes, read, write):
    for _ in range(50):
        now = copy.deepcopy(read(snapshot.source))
        differs = {n: now.get(n) for n in needs if now.get(n) != snapshot.data.get(n)}
        if differs:
            return f"STALE: {differs}, {time.monotonic() - snapshot.observed_at:.0f} s after the look"
        receipt = (
            write(snapshot.source, changes, now["version"]) if "version" in now else write(snapshot.source, changes)
        )
        if receipt is not None:
            return str(receipt)
    return "STALE: it never stands still"
