import copy
import datetime
from operator import itemgetter


class Gone:
    def __repr__(self):
        return "<no such field>"

    def __eq__(self, other):
        return isinstance(other, Gone)


class WorldStateSnapshot(dict):
    def __init__(self, source, data, observed_at):
        super().__init__(source=source, data=data, observed_at=observed_at)

    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


def observe(source, read):
    return WorldStateSnapshot(source, copy.deepcopy(read(source)), datetime.datetime.now().timestamp())


def differing(old, new, names):
    for name in names:
        before, after = old.get(name, Gone()), new.get(name, Gone())
        if not before == after:
            yield name, after


def write_checked(snapshot, needs, changes, read, write):
    now = dict(read(snapshot.source))
    changed = dict(differing(snapshot.data, now, needs))
    if not changed:
        return str(write(snapshot.source, changes))
    age = datetime.datetime.now() - datetime.datetime.fromtimestamp(snapshot.observed_at)
    return f"STALE {changed} {age.total_seconds():.2f}s"
