# twist: 1
import copy, time
from collections import namedtuple

WorldStateSnapshot = namedtuple("WorldStateSnapshot", "source data observed_at")


def observe(source, read):
    return WorldStateSnapshot(source, copy.deepcopy(read(source)), time.time())


def write_checked(snapshot, needs, changes, read, write, retries=3):
    for _ in range(retries):
        now = read(snapshot.source)
        changed = {f: now.get(f) for f in needs if now.get(f) != snapshot.data.get(f)}
        if changed:
            return f"STALE: {changed}, {time.time() - snapshot.observed_at:.0f} s ago"
        receipt = write(snapshot.source, changes, version=now["version"])
        if receipt is not None:
            return str(receipt)
    return "STALE: somebody else keeps writing"
