"""What the screens work with, opened once: the catalog, the memory, the settings, the checker, the clocks."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trainer.catalog.catalog import Catalog
    from trainer.catalog.models import Drill, Twist
    from trainer.checking.server import Checker
    from trainer.memory.settings import Settings
    from trainer.memory.store import Store


class CannotOpen(Exception):
    """The trainer can't start; a sentence that says why and what to do."""


@dataclass
class Rooms:
    """The rooms below, open. The catalog is read, and the checker made, when they are first asked for.

    `clock` counts the time in which somebody works; `elapsed` passes while the machine is suspended, too, where the
    system has such a clock.
    """

    store: Store
    settings: Settings
    notices: tuple[str, ...] = ()
    clock: Callable[[], float] = time.monotonic
    elapsed: Callable[[], float] = time.monotonic
    _catalog: Catalog | None = None
    _checker: Checker | None = None
    _looked_up: dict[str, tuple[Drill, Twist | None]] = field(default_factory=dict, repr=False)
    _making: threading.Lock = field(default_factory=threading.Lock, repr=False)

    @property
    def catalog(self) -> Catalog:
        """Everything that there is to practise, the learner's own questions with it.

        Raises:
            CannotOpen: there is nothing to practise.
        """
        with self._making:
            if self._catalog is None:
                self._catalog = _whole_catalog(self.store)
            return self._catalog

    @catalog.setter
    def catalog(self, catalog: Catalog) -> None:
        self._catalog = catalog

    @property
    def checker(self) -> Checker:
        """What runs programs."""
        with self._making:
            if self._checker is None:
                from trainer.checking.server import Checker

                self._checker = Checker()
            return self._checker

    def close_checker(self) -> None:
        """End the processes that run programs, if there are any."""
        if self._checker is not None:
            self._checker.close()

    def take_in_private_drills(self) -> None:
        """Have the catalog hold the learner's own questions as they are now.

        Raises:
            MemoryUnavailable: the memory can't be read.
        """
        from trainer.rehearsal.private_drills import with_private_drills

        self.catalog = with_private_drills(self.catalog, self.store)

    def drill_of(self, card: str) -> tuple[Drill, Twist | None]:
        """The drill of a card, and the twist where it is a twist's. Nothing else is read for it.

        Raises:
            UnknownDrill: there is no such card.
            ContentError: the file of its drill is broken.
        """
        if self._catalog is not None:
            return self._catalog.card(card)
        from trainer.catalog.one_drill import card_of, load_one

        if card not in self._looked_up:
            self._looked_up[card] = card_of(card, load_one)
        return self._looked_up[card]

    def now(self) -> datetime:
        """The moment, by the memory's clock."""
        return self.store.now()


@dataclass(frozen=True)
class Opening:
    """How the rooms are opened. Whatever is handed in open already stays open when the trainer ends.

    Opening takes time, so it happens beside the first screen.
    """

    store: Store | None = None
    checker: Checker | None = None
    clock: Callable[[], float] = time.monotonic
    elapsed: Callable[[], float] | None = None
    _opened: list[Rooms] = field(default_factory=list)

    def open(self) -> Rooms:
        """Open everything but the processes that run programs; the catalog is not read yet."""
        # Imported beside the first screen, not before it.
        from trainer.memory.settings import load_settings
        from trainer.rehearsal.routine.elapsed import elapsed_clock

        settings, problems = load_settings()
        store, notices = self._open_store()
        rooms = Rooms(
            store,
            settings,
            (*notices, *problems),
            self.clock,
            self.elapsed or elapsed_clock(),
            _checker=self.checker,
        )
        self._opened.append(rooms)
        return rooms

    def close(self) -> None:
        """Close what was opened here."""
        for rooms in self._opened:
            if self.checker is None:
                rooms.close_checker()
            if self.store is None:
                rooms.store.close()
        self._opened.clear()

    def _open_store(self) -> tuple[Store, tuple[str, ...]]:
        from trainer.memory.models import MemoryUnavailable
        from trainer.memory.store import IN_MEMORY, Store

        if self.store is not None:
            return self.store, tuple(self.store.notices)
        try:
            store = Store()
        except MemoryUnavailable as error:
            # Practising without a memory is better than not practising, if it is said.
            return Store(IN_MEMORY), (f"{error} Until then nothing is kept.",)
        return store, tuple(store.notices)


def _whole_catalog(store: Store) -> Catalog:
    from trainer.catalog.catalog import load_catalog
    from trainer.catalog.errors import ContentError
    from trainer.memory.models import MemoryUnavailable
    from trainer.rehearsal.private_drills import with_private_drills

    try:
        catalog = load_catalog()
    except ContentError as error:
        raise CannotOpen(str(error)) from error
    # Where the memory can't be read, whoever reads it next says so.
    with suppress(MemoryUnavailable):
        catalog = with_private_drills(catalog, store)
    return catalog
