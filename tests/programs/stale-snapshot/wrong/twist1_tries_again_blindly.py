# twist: 1
# fault: after a conflict it writes again with the new version, without a look at the fields

import time
from collections import namedtuple
from copy import deepcopy

WorldStateSnapshot = namedtuple("WorldStateSnapshot", "source data observed_at")


def observe(source, read):
    return WorldStateSnapshot(source, deepcopy(read(source)), time.time())


def write_checked(snapshot, needs, changes, read, write):
    for _ in range(5):
        now = read(snapshot.source)
        changed = [name for name in needs if (name in now, now.get(name)) != (name in snapshot.data, snapshot.data.get(name))]
        if changed:
            shown = ", ".join(f"{name}: {now.get(name, 'gone')}" for name in changed)
            return f"STALE ({time.time() - snapshot.observed_at:.0f} s old) {shown}"
        receipt = write(snapshot.source, changes, now["version"])
        if receipt is None:
            receipt = write(snapshot.source, changes, read(snapshot.source)["version"])
        if receipt is not None:
            return str(receipt)
    return "STALE: somebody else writes all the time"
