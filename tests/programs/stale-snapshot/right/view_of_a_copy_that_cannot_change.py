import copy
import logging
import time
from contextlib import suppress
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Callable, Dict, FrozenSet, Mapping, Sequence

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class WorldStateSnapshot:
    source: str
    data: Mapping[str, Any]
    observed_at: float

    def __post_init__(self):
        object.__setattr__(self, "data", MappingProxyType(copy.deepcopy(dict(self.data))))

    def items_of(self, names) -> Dict[str, Any]:
        return {name: self.data[name] for name in names if name in self.data}


def observe(source: str, read: Callable[[str], Dict[str, Any]]) -> WorldStateSnapshot:
    return WorldStateSnapshot(source, read(source), time.time())


def write_checked(snapshot, needs: Sequence[str], changes, read, write) -> str:
    now = WorldStateSnapshot(snapshot.source, read(snapshot.source), time.time())
    seen, is_now = snapshot.items_of(needs), now.items_of(needs)
    if seen == is_now and all(type(seen[k]) is type(is_now[k]) for k in seen):
        receipt = write(snapshot.source, copy.deepcopy(changes))
        log.info("written: %s", receipt)
        return f"{receipt!s}"
    told = []
    for name in dict.fromkeys(needs):
        if (name in seen) != (name in is_now) or seen.get(name) != is_now.get(name):
            told.append(f"`{name}` {'is now ' + repr(is_now[name]) if name in is_now else 'has vanished'}")
    return f"STALE: the snapshot is {now.observed_at - snapshot.observed_at:.0f} seconds old. " + " ".join(told)
