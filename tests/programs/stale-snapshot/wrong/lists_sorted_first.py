# fault: a list in another order counts as the same
import copy, time


class WorldStateSnapshot:
    def __init__(self, source, data, observed_at):
        self.source = source
        self.data = data
        self.observed_at = observed_at


def observe(source, read):
    return WorldStateSnapshot(source, copy.deepcopy(read(source)), time.time())


def write_checked(snapshot, needs, changes, read, write):
    now = read(snapshot.source)
    changed = {
        f: now.get(f)
        for f in needs
        if (
            sorted(now.get(f)) != sorted(snapshot.data.get(f))
            if isinstance(now.get(f), list) and isinstance(snapshot.data.get(f), list)
            else now.get(f) != snapshot.data.get(f)
        )
    }
    if changed:
        age = time.time() - snapshot.observed_at
        return f"STALE: {changed} changed; the snapshot was taken {age:.0f} seconds ago"
    return str(write(snapshot.source, changes))
