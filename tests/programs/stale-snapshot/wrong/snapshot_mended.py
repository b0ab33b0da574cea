# fault: a changed field is mended in the snapshot, and the write goes on
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
        if name in now:
            snapshot.data[name] = now[name]
    if any(name not in now for name in needs):
        return f"STALE: {time.monotonic() - snapshot.observed_at:.0f} s old, now {now}"
    return str(write(snapshot.source, changes))
