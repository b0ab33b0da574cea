from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, NamedTuple


class WorldStateSnapshot(NamedTuple):
    observed_at: float
    source: str
    data: dict[str, Any]


def observe(source: str, read: Callable[[str], dict]) -> WorldStateSnapshot:
    return WorldStateSnapshot(time.time(), source, json.loads(json.dumps(read(source))))


def write_checked(snapshot: WorldStateSnapshot, needs: list[str], changes: dict, read: Callable, write: Callable) -> str:
    current = read(snapshot.source)
    differences = []
    for name in needs:
        if name in current and name in snapshot.data and current[name] == snapshot.data[name]:
            continue
        if name not in current and name not in snapshot.data:
            continue
        differences.append(f"{name} is {current.get(name, 'gone')}")
    if not differences:
        return str(write(snapshot.source, changes))
    seconds = round(time.time() - snapshot.observed_at)
    return f"STALE after {seconds} seconds: " + ", ".join(differences)
