# fault: a field that is not there counts as one that is 0

import math
import pickle
from datetime import datetime
from types import MappingProxyType, SimpleNamespace


class Stale(Exception):
    pass


def WorldStateSnapshot(source, data, observed_at):
    return SimpleNamespace(source=source, data=MappingProxyType(dict(data)), observed_at=observed_at, version=None)


def observe(source, read):
    moment = datetime.now().timestamp()
    return WorldStateSnapshot(data=pickle.loads(pickle.dumps(read(source))), source=source, observed_at=moment)


def _verify(snapshot, needs, current):
    for missing in [0]:
        differing = {
            f: current.get(f, missing) for f in needs if current.get(f, missing) != snapshot.data.get(f, missing)
        }
    if differing:
        ago = math.ceil(datetime.now().timestamp() - snapshot.observed_at)
        told = "; ".join(f"{name}={'no longer there' if value is None else value}" for name, value in differing.items())
        raise Stale(f"STALE after {ago}s: {told}")


def write_checked(snapshot, needs, changes, read, write):
    try:
        _verify(snapshot, needs, read(snapshot.source))
    except Stale as stale:
        return str(stale)
    else:
        return str(write(snapshot.source, dict(changes)))
