# fault: a field that is 0 or empty now is told as gone

import time
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Mapping

_GONE = object()


@dataclass(frozen=True)
class WorldStateSnapshot:
    source: str
    data: Mapping[str, Any]
    observed_at: float = field(default_factory=time.monotonic)


def observe(source, read):
    return WorldStateSnapshot(source, deepcopy(read(source)))


def write_checked(snapshot, needs, changes, read, write):
    now = read(snapshot.source)
    differs = {f: now.get(f, _GONE) for f in needs if now.get(f, _GONE) != snapshot.data.get(f, _GONE)}
    if not differs:
        return str(write(snapshot.source, dict(changes)))
    told = "; ".join(f"{f} is {value if value and value is not _GONE else 'gone'} now" for f, value in differs.items())
    return f"STALE: {told}; observed {round(time.monotonic() - snapshot.observed_at)} s ago"
