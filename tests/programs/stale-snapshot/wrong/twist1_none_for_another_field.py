# twist: 1
# fault: where another field was changed in the gap, None comes back

import time
from copy import deepcopy
from types import MappingProxyType
from collections import namedtuple

WorldStateSnapshot = namedtuple("WorldStateSnapshot", "source data observed_at")


def observe(source, read):
    return WorldStateSnapshot(source, MappingProxyType(deepcopy(read(source))), time.perf_counter())


def stale(snapshot, needs, now):
    old = snapshot.data
    what = [f"{n}: {now[n]!r}" if n in now else f"{n}: gone" for n in needs if (n in old, old.get(n)) != (n in now, now.get(n))]
    return what and f"STALE ({time.perf_counter() - snapshot.observed_at:.0f} s) {'; '.join(what)}"


def write_checked(snapshot, needs, changes, read, write):
    now = read(snapshot.source)
    if refusal := stale(snapshot, needs, now):
        return refusal
    receipt = write(snapshot.source, changes, version=now["version"])
    if receipt is None:
        return stale(snapshot, needs, read(snapshot.source)) or None
    return str(receipt)
