"""The fast way to one drill, for commands that have to start at once: nothing else is read or imported."""

from __future__ import annotations

import re
from collections.abc import Callable

from trainer.catalog.drills import ALOUD, file_stem, load_drill
from trainer.catalog.errors import UnknownDrill
from trainer.catalog.models import Drill, Pack, Twist
from trainer.catalog.packs import built_in_pack
from trainer.catalog.shapes import ID


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


def card_of(card_id: str, drill_of: Callable[[str], Drill]) -> tuple[Drill, Twist | None]:
    """The drill of a card, and the twist where the card is a twist's (`react-loop+1`).

    Arguments:
        card_id: the card's.
        drill_of: gives the drill with an id.

    Raises:
        UnknownDrill: there is no such card.
        ContentError: the file of its drill is broken.
    """
    drill_id, plus, number = card_id.partition("+")
    drill = drill_of(drill_id)
    if not plus:
        return drill, None
    for twist in drill.twists:
        if str(twist.number) == number:
            return drill, twist
    raise UnknownDrill(card_id, drill.card_ids())


def _in_pack(drill_id: str, pack: Pack) -> Drill | None:
    told_id = drill_id.removesuffix(ALOUD)
    if re.fullmatch(ID, told_id):
        for section in pack.sections:
            path = pack.drills / section.folder / f"{file_stem(told_id)}.toml"
            if path.is_file():
                drill = load_drill(path, pack)
                if drill.kind == "term":
                    # The file's own id is no drill's: its terms have theirs, and only the whole catalog knows them.
                    return None
                found = drill if told_id == drill_id else _spoken(drill)
                if found is not None:
                    return found
    return None


def _spoken(drill: Drill) -> Drill | None:
    # Not on the way of `trainer check`, which starts faster without it.
    from trainer.catalog.aloud import spoken_drill

    return spoken_drill(drill)
