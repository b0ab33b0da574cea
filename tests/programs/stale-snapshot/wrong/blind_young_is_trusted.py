# fault: a snapshot of less than a second is not looked at again

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
    if time.time() - snapshot.observed_at < 1:
        return str(write(snapshot.source, changes))
    now = read(snapshot.source)
    changed = [field for field in needs if now.get(field, MISSING) != snapshot.data.get(field, MISSING)]
    if changed:
        age = time.time() - snapshot.observed_at
        facts = ", ".join(f"{field} is {now.get(field)!r}" for field in changed)
        return f"STALE: seen {age:.0f} seconds ago, now {facts}"
    return str(write(snapshot.source, changes))
