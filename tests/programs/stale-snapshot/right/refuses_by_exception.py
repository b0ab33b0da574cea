import time
from copy import deepcopy
from dataclasses import dataclass


class Stale(Exception):
    pass


@dataclass
class WorldStateSnapshot:
    source: str
    data: dict
    observed_at: float


def observe(source, read):
    data = deepcopy(read(source))
    return WorldStateSnapshot(data=data, source=source, observed_at=time.monotonic_ns() / 1e9)


def require(snapshot, needs, now):
    bad = {
        n: now.get(n, "missing") for n in needs if (n in now, now.get(n)) != (n in snapshot.data, snapshot.data.get(n))
    }
    if bad:
        raise Stale(f"{int(time.monotonic_ns() / 1e9 - snapshot.observed_at)} s old; now {bad}")


def write_checked(snapshot, needs, changes, read, write):
    try:
        require(snapshot, needs, read(snapshot.source))
    except Stale as problem:
        return f"STALE: {problem}"
    else:
        return str(write(snapshot.source, changes))
