"""Reading a drill's fault dictionary: the recorded damage of known faults."""

import functools
from pathlib import Path
from typing import NamedTuple

from trainer.catalog.check_files import refuse_pipe

RECORDED_SEED = "0"
"""Fixes what scenarios draw where damage is recorded, and when failed checks run once more to be compared with that.
Whether faults are caught whatever is drawn is a matter of many runs: `tests/sweep/chance.py`."""

Fails = dict[str, str]
"""Check name to signature, of the checks that failed."""


class Faults(NamedTuple):
    """`owners` maps each check to its landmark; `damage` maps a twist ("" for the base) and a landmark to what its
    mutants did; `mistakes` maps a mistake's id to what it did."""

    owners: dict[str, str]
    damage: dict[str, dict[str, tuple[Fails, ...]]]
    mistakes: dict[str, Fails]


def load_faults(path: Path) -> Faults:
    """The dictionary in `path`. Raises OSError or ValueError where there is none or it is broken.

    It is read again only after the file changed, since a learner runs the same drill again and again.
    """
    refuse_pipe(path)
    stat = path.stat()
    return _loaded(path, stat.st_mtime_ns, stat.st_size)


@functools.lru_cache(maxsize=8)
def _loaded(path: Path, _changed: int, _size: int) -> Faults:
    import json  # not on the way of a program that is right

    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        names = [name for name, _ in data["checks"]]
        damage = {
            twist: {landmark: tuple(_unpacked(one, names) for one in ones) for landmark, ones in landmarks.items()}
            for twist, landmarks in data["damage"].items()
        }
        mistakes = {name: _unpacked(one, names) for name, one in data["mistakes"].items()}
        return Faults(dict(data["checks"]), damage, mistakes)
    except (KeyError, TypeError, IndexError, AttributeError, RecursionError) as error:
        raise ValueError(f"{path} is no fault dictionary: make it anew with `trainer pack lint --update`.") from error


def _unpacked(damage: str, names: list[str]) -> Fails:
    pairs = (part.split("=", 1) for part in damage.split())
    return {names[int(position)]: signature for position, signature in pairs}
