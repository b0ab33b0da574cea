# twist: 1
# fault: any receipt that is empty or zero is taken for a conflict
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
    now = read(snapshot.source)
    moved = {name: now.get(name) for name in needs if now.get(name) != snapshot.data.get(name)}
    if moved:
        return f"STALE: {time.monotonic() - snapshot.observed_at:.0f} s old, now {moved}"
    receipt = write(snapshot.source, changes, now["version"])
    return str(receipt) if receipt else "STALE: somebody wrote in between"
