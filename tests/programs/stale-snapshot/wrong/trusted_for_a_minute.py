# fault: the snapshot is trusted for a minute
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
    age = time.monotonic() - snapshot.observed_at
    if age > 60:
        now = read(snapshot.source)
        moved = {name: now.get(name) for name in needs if now.get(name) != snapshot.data.get(name)}
        if moved:
            return f"STALE: {age:.0f} s old, now {moved}"
    return str(write(snapshot.source, changes))
