import time
from copy import deepcopy


class WorldStateSnapshot(dict):
    def __init__(self, source, data, observed_at):
        super().__init__(deepcopy(data))
        self.source, self.observed_at = source, observed_at

    @property
    def data(self):
        return dict(self)

    def age(self):
        return time.perf_counter() - self.observed_at

    def differing(self, needs, current):
        for name in needs:
            try:
                if self[name] == current[name]:
                    continue
            except KeyError:
                if name not in self and name not in current:
                    continue
            yield name


class Receipt(str):
    pass


def observe(source, read):
    return WorldStateSnapshot(source, read(source), time.perf_counter())


def write_checked(snapshot, needs, changes, read, write):
    current = read(snapshot.source)
    bad = list(snapshot.differing(needs, current))
    if not bad:
        return Receipt(write(snapshot.source, changes))
    lines = [f"- {name}: {current[name] if name in current else 'not there'}" for name in bad]
    return "\n".join([f"STALE: the order as seen {round(snapshot.age(), 1)} seconds ago is gone.", *lines])
