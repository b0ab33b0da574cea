# fault: the snapshot is trusted for a minute
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
    age = time.monotonic() - snapshot.observed_at
    if age > 60:
        now = read(snapshot.source)
        moved = {name: now.get(name) for name in needs if now.get(name) != snapshot.data.get(name)}
        if moved:
            return f"STALE: {age:.0f} s old, now {moved}"
    return str(write(snapshot.source, changes))
