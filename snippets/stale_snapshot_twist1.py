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
    receipt = write(snapshot.source, changes, now["version"])  #: if_version
    if receipt is None:  #: conflict
        return "STALE: somebody else wrote at the same moment. Nothing was written, look again."  #: conflict
    return str(receipt)  #: write


if __name__ == "__main__":
    order = {"status": "paid", "version": 4}

    def write(source, changes, version):
        order.update(status="refunded", version=5)  # somebody else, at this very moment
        return None if version != order["version"] else order.update(changes) or "written"

    print(write_checked(observe("A17", lambda _: order), ["status"], {"status": "refunded"}, lambda _: order, write))
