"""The learner's memory, as the commands read it: they never write it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trainer.catalog.catalog import Catalog
    from trainer.memory.store import Store


def open_store() -> Store | None:
    """The store; None where nothing was ever practised. A failure where it is there but can't be read."""
    from trainer.cli.sentences import sentences
    from trainer.memory.beside import is_kept
    from trainer.memory.places import database_path

    with sentences():
        if not is_kept(database_path()):
            return None
        from trainer.memory.store import Store

        store = Store()
    for notice in store.notices:
        print(notice, file=sys.stderr)
    return store


def store_to_read() -> Store:
    """The store; where nothing was ever practised an empty one, since asking makes no database."""
    from trainer.memory.store import IN_MEMORY, Store

    return open_store() or Store(IN_MEMORY)


def due_dates() -> dict[str, str]:
    """The learning day on which each graded card is due, as an ISO date, by the card's id."""
    store = open_store()
    if store is None:
        return {}
    from trainer.memory.schedule import learning_day

    with store:
        return {card.id: learning_day(card.due).isoformat() for card in store.cards() if card.due is not None}


def due_now() -> tuple[str, ...]:
    """The ids of the cards that are due, the most due first."""
    store = open_store()
    if store is None:
        return ()
    with store:
        return tuple(card.id for card in store.due())


def learners_catalog() -> Catalog:
    """The catalog, with the drills of the learner's own behind it."""
    from trainer.catalog.catalog import load_catalog

    catalog = load_catalog()
    store = open_store()
    if store is None:
        return catalog
    from trainer.rehearsal.private_drills import with_private_drills

    with store:
        return with_private_drills(catalog, store)
