import copy
import datetime


class WorldStateSnapshot:
    def __init__(self, source, data, observed_at):
        self.observed_at = observed_at
        self.source = source
        self.data = copy.deepcopy(data)

    def part(self, names):
        return {name: self.data[name] for name in names if name in self.data}

    def age(self):
        return datetime.datetime.now().timestamp() - self.observed_at


def observe(source, read):
    return WorldStateSnapshot(source, read(source), datetime.datetime.now().timestamp())


def write_checked(snapshot, needs, changes, read, write):
    fresh = observe(snapshot.source, read)
    if fresh.part(needs) == snapshot.part(needs):
        return str(write(snapshot.source, dict(changes)))
    return f"STALE (observed {snapshot.age():.1f} s ago). What it rested on is now {fresh.part(needs)}; needed {needs}."
