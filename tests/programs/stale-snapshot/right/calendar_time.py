import calendar
import copy
import datetime
import time


class WorldStateSnapshot:
    def __init__(self, source, data, observed_at):
        self.source, self.data, self.observed_at = source, data, observed_at


def observe(source, read):
    return WorldStateSnapshot(source, copy.deepcopy(read(source)), calendar.timegm(time.gmtime()))


def write_checked(snapshot, needs, changes, read, write):
    now = read(snapshot.source)
    different = [f for f in needs if now.get(f) != snapshot.data.get(f)]
    if different:
        then = datetime.datetime.fromtimestamp(snapshot.observed_at)
        age = datetime.datetime.today() - then
        return f"STALE: {age.total_seconds():.2f} seconds old; " + ", ".join(f"{f} -> {now.get(f, 'gone')}" for f in different)
    return str(write(snapshot.source, changes))
