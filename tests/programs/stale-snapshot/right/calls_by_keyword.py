import copy, time
from dataclasses import dataclass


@dataclass(frozen=True)
class WorldStateSnapshot:
    source: str
    data: dict
    observed_at: float


def observe(source, read):
    return WorldStateSnapshot(source, copy.deepcopy(read(source)), time.time())


def write_checked(snapshot, needs, changes, read, write):
    now = read(source=snapshot.source)
    changed = {f: now.get(f) for f in needs if now.get(f) != snapshot.data.get(f)}
    if changed:
        age = time.time() - snapshot.observed_at
        return f"STALE: {changed} (snapshot taken {age:.0f} s ago)"
    return str(write(source=snapshot.source, changes=changes))
