import json
from collections import namedtuple
from time import monotonic_ns

WorldStateSnapshot = namedtuple("WorldStateSnapshot", "source data observed_at extra", defaults=[None])


def observe(source, read):
    return WorldStateSnapshot(
        source=source, data=json.loads(json.dumps(read(source))), observed_at=monotonic_ns() / 1e9
    )


def write_checked(snapshot, needs, changes, read, write):
    source, before, since, _ = snapshot
    today = read(source)
    wanted = frozenset(needs)
    was, is_now = ({k: v for k, v in d.items() if k in wanted} for d in (before, today))
    if was == is_now:
        return f"{write(source, changes)}"
    seconds = int(monotonic_ns() / 1e9 - since)
    report = {
        k: is_now.get(k, "gone") for k in sorted(wanted) if (k in was, was.get(k)) != (k in is_now, is_now.get(k))
    }
    return "STALE\n" + json.dumps({"seconds": seconds, "now": report}, indent=1)
