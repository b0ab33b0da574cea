"""The fast way to one drill, for commands that have to start at once: nothing else is read or imported."""

from __future__ import annotations

import re

from trainer.catalog.drills import ID, file_stem, load_drill
from trainer.catalog.models import Drill, Pack
from trainer.catalog.packs import built_in_pack


def load_one(drill_id: str, pack: Pack | None = None) -> Drill:
    """The drill with this id, by reading its own file alone; of the built-in pack where none is named.

    Raises:
        UnknownDrill: there is none; it holds the nearest ids.
        ContentError: its file is broken.
    """
    pack = pack or built_in_pack()
    if re.fullmatch(ID, drill_id):
        for section in pack.sections:
            path = pack.drills / section.folder / f"{file_stem(drill_id)}.toml"
            if path.is_file():
                return load_drill(path, pack)
    # Loading everything is for the wrong ids, whose nearest right ones are wanted.
    from trainer.catalog.catalog import load_catalog

    return load_catalog((pack,)).drill(drill_id)
