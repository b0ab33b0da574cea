"""The fast way to one drill, for commands that have to start at once: nothing else is read or imported."""

from __future__ import annotations

import re

from trainer.catalog.drills import ALOUD, ID, file_stem, load_drill
from trainer.catalog.models import Drill, Pack
from trainer.catalog.packs import built_in_pack


def load_one(drill_id: str, pack: Pack | None = None) -> Drill:
    """The drill with this id, by reading its own file alone; where no pack is named, of the built-in pack or of one
    that the learner added.

    Raises:
        UnknownDrill: there is none; it holds the nearest ids.
        ContentError: its file is broken.
    """
    found = _in_pack(drill_id, pack or built_in_pack())
    if found is not None:
        return found
    from trainer.catalog.catalog import load_catalog

    if pack is not None:
        return load_catalog((pack,)).drill(drill_id)
    from trainer.catalog.added import added_packs

    for other in added_packs()[0]:
        found = _in_pack(drill_id, other)
        if found is not None:
            return found
    # Loading everything is for the wrong ids, whose nearest right ones are wanted.
    return load_catalog().drill(drill_id)


def _in_pack(drill_id: str, pack: Pack) -> Drill | None:
    told_id = drill_id.removesuffix(ALOUD)
    if re.fullmatch(ID, told_id):
        for section in pack.sections:
            path = pack.drills / section.folder / f"{file_stem(told_id)}.toml"
            if path.is_file():
                drill = load_drill(path, pack)
                found = drill if told_id == drill_id else _spoken(drill)
                if found is not None:
                    return found
    return None


def _spoken(drill: Drill) -> Drill | None:
    # Not on the way of `trainer check`, which starts faster without it.
    from trainer.catalog.aloud import spoken_drill

    return spoken_drill(drill)
