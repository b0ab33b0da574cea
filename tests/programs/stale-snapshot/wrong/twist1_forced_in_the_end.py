# twist: 1
# fault: after five tries it writes without a version

from __future__ import annotations

import json
import time
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Callable, Mapping, Optional, Sequence

MAX_ATTEMPTS = 5


@dataclass(frozen=True)
class WorldStateSnapshot:
    source: str
    data: Mapping[str, Any]
    observed_at: float

    @property
    def age(self) -> float:
        return time.monotonic() - self.observed_at


@dataclass
class Difference:
    name: str
    now: Any = None
    gone: bool = False

    def __str__(self) -> str:
        return f"{self.name} is gone (was there)" if self.gone else f"{self.name}={self.now!r}"


def observe(source: str, read: Callable[[str], dict]) -> WorldStateSnapshot:
    return WorldStateSnapshot(source=source, data=deepcopy(read(source)), observed_at=time.monotonic())


def _differences(snapshot: WorldStateSnapshot, needs: Sequence[str], now: Mapping[str, Any]) -> list[Difference]:
    found: list[Difference] = []
    for name in needs:
        if name not in now:
            if name in snapshot.data:
                found.append(Difference(name, gone=True))
        elif name not in snapshot.data or snapshot.data[name] != now[name]:
            found.append(Difference(name, deepcopy(now[name])))
    return found


def _refusal(snapshot: WorldStateSnapshot, differences: Sequence[Difference]) -> str:
    return f"STALE: seen {snapshot.age:.1f} seconds ago; now " + "; ".join(map(str, differences))


def write_checked(snapshot: WorldStateSnapshot, needs: Sequence[str], changes: dict, read: Callable, write: Callable) -> str:
    for _ in range(MAX_ATTEMPTS):
        current = read(snapshot.source)
        differences = _differences(snapshot, needs, current)
        if differences:
            return _refusal(snapshot, differences)
        version = current["version"]
        receipt: Optional[Any] = write(snapshot.source, changes, version)
        if receipt is not None:
            return str(receipt)
    return str(write(snapshot.source, changes))
    return f"STALE: {snapshot.source} kept changing; snapshot is {snapshot.age:.0f} s old"
