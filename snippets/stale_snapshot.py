import copy
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class WorldStateSnapshot:
    source: str
    data: dict
    observed_at: float


def observe(source, read):
    seen = copy.deepcopy(read(source))  #: as_it_was
    return WorldStateSnapshot(source, seen, time.monotonic())  #: age


def write_checked(snapshot, needs, changes, read, write):
    then, now = snapshot.data, read(snapshot.source)  #: look_again
    moved = {name: now.get(name) for name in needs if now.get(name) != then.get(name)}  #: compare
    if moved:  #: compare
        age = time.monotonic() - snapshot.observed_at  #: age
        return f"STALE: seen {age:.0f} s ago; meanwhile it is {moved}. Nothing was written, decide again."  #: tell
    return str(write(snapshot.source, changes))  #: write


if __name__ == "__main__":
    orders = {"A17": {"status": "paid", "total": 4500, "views": 1}}

    def write(source, changes):
        orders[source].update(changes)
        return f"{source} is now {orders[source]}"

    snapshot = observe("A17", orders.get)
    orders["A17"]["views"] += 1
    print(write_checked(snapshot, ["status", "total"], {"status": "refunded"}, orders.get, write))
    print(write_checked(snapshot, ["status", "total"], {"status": "refunded"}, orders.get, write))
