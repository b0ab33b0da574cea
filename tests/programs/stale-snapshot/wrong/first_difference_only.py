# fault: only the first difference is told
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
    for name in needs:
        if now.get(name) != snapshot.data.get(name):
            age = time.monotonic() - snapshot.observed_at
            return f"STALE: {age:.0f} s old, {name} is now {now.get(name)}"
    return str(write(snapshot.source, changes))
