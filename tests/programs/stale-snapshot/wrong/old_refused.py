# fault: a snapshot older than a minute is refused although nothing has changed
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
    age = time.monotonic() - snapshot.observed_at
    moved = {name: now.get(name) for name in needs if now.get(name) != snapshot.data.get(name)}
    if moved or age > 60:
        return f"STALE: {age:.0f} s old, now {moved}"
    return str(write(snapshot.source, changes))
