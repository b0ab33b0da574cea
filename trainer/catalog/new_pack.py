"""A pack to begin with: one drill of each kind that has files, copied under the names of the new pack."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from trainer.catalog.added import PackRefused, folder_name
from trainer.catalog.packs import FOLDERS

_PATTERN = Path(__file__).resolve().parent / "first-pack"
_NAME = "my-pack"
"""Stands in the pattern's ids, and with "_" in its file names, where the new pack's name will stand."""


def new_pack(folder: Path) -> tuple[Path, ...]:
    """Write a working pack into `folder`, which must be new or empty; the files that were written, in order.

    Its name is the folder's, and the ids of its drills begin with it, so that two new packs do not clash.

    Raises:
        PackRefused: something is in the folder already, or it can't be written.
    """
    target = folder.absolute()
    name = folder_name(target.resolve().name)
    written = []
    try:
        if target.exists() and any(target.iterdir()):
            raise PackRefused(f"{folder} is not empty, and nothing in it will be overwritten. Name a new folder.")
        for source in _files():
            inner = str(source.relative_to(_PATTERN)).replace(_stem(_NAME), _stem(name))
            path = target / inner
            path.parent.mkdir(parents=True, exist_ok=True)
            text = source.read_text(encoding="utf-8").replace(_NAME, name).replace(_stem(_NAME), _stem(name))
            path.write_text(text, encoding="utf-8", newline="\n")
            written.append(path)
    except OSError as error:
        raise PackRefused(f"{folder} can't be written: {error.strerror}.") from error
    return tuple(written)


def _files() -> Iterator[Path]:
    for name in FOLDERS:
        for path in sorted((_PATTERN / name).rglob("*")):
            # An installer may have left compiled files beside the programs.
            if path.suffix in (".toml", ".py", ".json"):
                yield path


def _stem(name: str) -> str:
    return name.replace("-", "_")
