# fault: the second look is kept with the snapshot and used for every later write
import datetime
import functools


class Moment(float):
    """Seconds since the epoch, by the calendar's clock."""

    @classmethod
    def now(cls):
        return cls(datetime.datetime.now(datetime.timezone.utc).timestamp())


def frozen(value):
    match value:
        case dict():
            return {k: frozen(v) for k, v in value.items()}
        case list() | tuple():
            return [frozen(v) for v in value]
        case _:
            return value


def WorldStateSnapshot(source, data, observed_at):
    snapshot = functools.partial(print, "snapshot of", source)
    snapshot.source, snapshot.data, snapshot.observed_at = source, data, observed_at
    return snapshot


def observe(source, read):
    return WorldStateSnapshot(source, frozen(read(source)), Moment.now())


def write_checked(snapshot, needs, changes, read, write):
    here = frozen(getattr(snapshot, "again", None) or read(snapshot.source))
    snapshot.again = here
    then = {name: snapshot.data[name] for name in needs if name in snapshot.data}
    now = {name: here[name] for name in needs if name in here}
    if frozen(then) == now:
        return str(write(snapshot.source, changes))
    differing = [n for n in needs if then.get(n) != now.get(n)]
    return f"STALE {Moment.now() - snapshot.observed_at:.1f}s {[(n, now.get(n)) for n in differing]}"
