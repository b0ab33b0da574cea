import copy, time


class WorldStateSnapshot(dict):
    def __init__(self, source, data, observed_at):
        super().__init__(source=source, data=data, observed_at=observed_at)

    def __getattr__(self, n):
        try:
            return self[n]
        except KeyError:
            raise AttributeError(n) from None


def observe(source, read):
    started = time.time()
    return WorldStateSnapshot(source, copy.deepcopy(dict(read(source))), started)


def write_checked(snapshot, needs, changes, read, write):
    assert snapshot.source, "need a source"
    current = copy.deepcopy(read(snapshot.source))
    absent = type("Absent", (), {"__repr__": lambda s: "absent"})()
    stale = [(n, current.get(n, absent)) for n in needs if current.get(n, absent) != snapshot.data.get(n, absent)]
    if len(stale) > 0:
        return (
            "STALE: "
            + "".join(f"field {n!r} now {v!r}, " for n, v in stale)
            + f"observed {time.time() - snapshot.observed_at:.1f} s ago"
        )
    return str(write(snapshot.source, copy.deepcopy(changes)))
