# fault: a field that is gone raises KeyError
import copy
import time
from dataclasses import dataclass


@dataclass
class WorldStateSnapshot:
    observed_at: float
    source: str
    data: dict


def observe(source, read):
    return WorldStateSnapshot(time.monotonic(), source, copy.deepcopy(read(source)))


def write_checked(snapshot, needs, changes, read, write):
    now = read(snapshot.source)
    moved = {name: now[name] for name in needs if now[name] != snapshot.data[name]}
    if moved:
        return f"STALE: {time.monotonic() - snapshot.observed_at:.0f} s old, now {moved}"
    return str(write(snapshot.source, changes))
