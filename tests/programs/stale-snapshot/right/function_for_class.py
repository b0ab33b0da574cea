import pickle
from time import perf_counter
from types import SimpleNamespace

MISSING = object()


def WorldStateSnapshot(source, data, observed_at):
    return SimpleNamespace(source=source, data=data, observed_at=observed_at)


def observe(source, read):
    at = perf_counter()
    frozen = pickle.dumps(read(source))
    return WorldStateSnapshot(source, pickle.loads(frozen), at)


def changed(old, new, names):
    return [name for name in names if old.get(name, MISSING) != new.get(name, MISSING)]


def write_checked(snapshot, needs, changes, read, write):
    new = read(snapshot.source)
    names = changed(snapshot.data, new, needs)
    if names:
        facts = "; ".join(f"{name}={new[name] if name in new else '(not there)'}" for name in names)
        return "STALE. Changed: %s. Age: %d s." % (facts, perf_counter() - snapshot.observed_at)
    return f"{write(snapshot.source, changes)}"
