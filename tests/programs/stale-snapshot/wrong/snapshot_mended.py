# fault: a changed field is mended in the snapshot, and the write goes on
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
    for name in needs:
        if name in now:
            snapshot.data[name] = now[name]
    if any(name not in now for name in needs):
        return f"STALE: {time.monotonic() - snapshot.observed_at:.0f} s old, now {now}"
    return str(write(snapshot.source, changes))
