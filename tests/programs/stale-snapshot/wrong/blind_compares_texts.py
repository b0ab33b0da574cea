# fault: compares the values as lower-case texts

import copy
import time
from dataclasses import dataclass

MISSING = object()


@dataclass(frozen=True)
class WorldStateSnapshot:
    source: str
    data: dict
    observed_at: float


def observe(source, read):
    return WorldStateSnapshot(source, copy.deepcopy(read(source)), time.time())


def write_checked(snapshot, needs, changes, read, write):
    now = read(snapshot.source)
    changed = [field for field in needs if str(now.get(field)).lower() != str(snapshot.data.get(field)).lower()]
    if changed:
        age = time.time() - snapshot.observed_at
        facts = ", ".join(f"{field} is {now.get(field)!r}" for field in changed)
        return f"STALE: seen {age:.0f} seconds ago, now {facts}"
    return str(write(snapshot.source, changes))
