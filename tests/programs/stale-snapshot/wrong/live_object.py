# fault: the snapshot holds the object that was read, which the world goes on changing
import time
from dataclasses import dataclass


@dataclass
class WorldStateSnapshot:
    source: str
    data: dict
    observed_at: float


def observe(source, read):
    return WorldStateSnapshot(source, read(source), time.monotonic())


def write_checked(snapshot, needs, changes, read, write):
    now = read(snapshot.source)
    moved = {name: now.get(name) for name in needs if now.get(name) != snapshot.data.get(name)}
    if moved:
        return f"STALE: {time.monotonic() - snapshot.observed_at:.0f} s old, now {moved}"
    return str(write(snapshot.source, changes))
