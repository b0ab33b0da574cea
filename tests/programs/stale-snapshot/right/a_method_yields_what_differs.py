import json
from datetime import datetime, timezone


class WorldStateSnapshot:
    def __init__(self, source, data, observed_at):
        self.source, self.data, self.observed_at = source, data, observed_at

    @property
    def age(self):
        return int(_now() - self.observed_at)

    def differing(self, needs, data):
        for name in needs:
            if (name in data) != (name in self.data) or data.get(name) != self.data.get(name):
                yield name


def _now():
    return datetime.now(timezone.utc).timestamp()


def observe(source: str, read) -> WorldStateSnapshot:
    return WorldStateSnapshot(data=json.loads(json.dumps(read(source))), observed_at=_now(), source=source)


def write_checked(snapshot, needs, changes, read, write) -> str:
    current = read(snapshot.source)
    lines = [f"{name} = {current.get(name, 'missing')!r}" for name in snapshot.differing(list(needs), current)]
    if lines:
        return "\n".join([f"STALE since a look {snapshot.age} seconds ago", *lines])
    receipt = write(snapshot.source, changes)
    return f"{receipt}"
