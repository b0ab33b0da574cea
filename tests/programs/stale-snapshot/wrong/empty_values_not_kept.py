# fault: the snapshot leaves out values like 0 and the empty text
import copy, time


class WorldStateSnapshot:
    def __init__(self, source, data, observed_at):
        self.source = source
        self.data = data
        self.observed_at = observed_at


def observe(source, read):
    return WorldStateSnapshot(source, {k: copy.deepcopy(v) for k, v in read(source).items() if v}, time.time())


def write_checked(snapshot, needs, changes, read, write):
    now = read(snapshot.source)
    changed = {f: now.get(f) for f in needs if now.get(f) != snapshot.data.get(f)}
    if changed:
        age = time.time() - snapshot.observed_at
        return f"STALE: {changed} changed; the snapshot was taken {age:.0f} seconds ago"
    return str(write(snapshot.source, changes))
