# fault: the whole data are compared, so any change stops the write
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
    if now != snapshot.data:
        return f"STALE: {time.monotonic() - snapshot.observed_at:.0f} s old, now {now}"
    return str(write(snapshot.source, changes))
