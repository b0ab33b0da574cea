# fault: a field that is gone raises KeyError
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
    moved = {name: now[name] for name in needs if now[name] != snapshot.data[name]}
    if moved:
        return f"STALE: {time.monotonic() - snapshot.observed_at:.0f} s old, now {moved}"
    return str(write(snapshot.source, changes))
