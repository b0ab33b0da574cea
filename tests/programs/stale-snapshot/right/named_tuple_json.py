from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, NamedTuple


class WorldStateSnapshot(NamedTuple):
    source: str
    data: dict[str, Any]
    observed_at: float


def observe(source: str, read: Callable[[str], dict]) -> WorldStateSnapshot:
    return WorldStateSnapshot(source, json.loads(json.dumps(read(source))), time.time())


def write_checked(
    snapshot: WorldStateSnapshot, needs: list[str], changes: dict, read: Callable, write: Callable
) -> str:
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
