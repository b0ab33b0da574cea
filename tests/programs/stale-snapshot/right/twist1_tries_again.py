# twist: 1
import copy
import time
from dataclasses import dataclass


@dataclass
class WorldStateSnapshot:
    source: str
    data: dict
    observed_at: float


def observe(source, read):
    return WorldStateSnapshot(source, copy.deepcopy(read(source)), time.monotonic())


def write_checked(snapshot, needs, changes, read, write):
    for _ in range(5):
        fresh = observe(snapshot.source, read)
        moved = {name: fresh.data.get(name) for name in needs if fresh.data.get(name) != snapshot.data.get(name)}
        if moved:
            return f"STALE: {moved}, looked {round(fresh.observed_at - snapshot.observed_at)} s ago"
        receipt = write(snapshot.source, changes, fresh.data["version"])
        if receipt is not None:
            return str(receipt)
    return "STALE: others keep writing"
