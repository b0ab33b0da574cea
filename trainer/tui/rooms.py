"""What the screens work with, opened once: the catalog, the memory, the settings, the checker, the clocks."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trainer.catalog.catalog import Catalog
    from trainer.checking.server import Checker
    from trainer.memory.settings import Settings
    from trainer.memory.store import Store


class CannotOpen(Exception):
    """The trainer can't start; a sentence that says why and what to do."""


@dataclass
class Rooms:
    """The rooms below, open.

    `clock` counts the time in which somebody works; `elapsed` passes while the machine is suspended, too, where the
    system has such a clock.
    """

    catalog: Catalog
    store: Store
    settings: Settings
    checker: Checker
    notices: tuple[str, ...] = ()
    clock: Callable[[], float] = time.monotonic
    elapsed: Callable[[], float] = time.monotonic

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
        """Open everything but the processes that run programs.

        Raises:
            CannotOpen: there is no content to practise.
        """
        # Imported beside the first screen, not before it.
        from trainer.catalog.catalog import load_catalog
        from trainer.catalog.errors import ContentError
        from trainer.checking.server import Checker
        from trainer.memory.models import MemoryUnavailable
        from trainer.memory.settings import load_settings
        from trainer.rehearsal.private_drills import with_private_drills
        from trainer.rehearsal.routine.elapsed import elapsed_clock

        try:
            catalog = load_catalog()
        except ContentError as error:
            raise CannotOpen(str(error)) from error
        settings, problems = load_settings()
        store, notices = self._open_store()
        faults = tuple(str(error) for error in catalog.errors)
        try:
            catalog = with_private_drills(catalog, store)
        except MemoryUnavailable as error:
            faults = (*faults, str(error))
        rooms = Rooms(
            catalog,
            store,
            settings,
            self.checker or Checker(),
            (*notices, *problems, *faults),
            self.clock,
            self.elapsed or elapsed_clock(),
        )
        self._opened.append(rooms)
        return rooms

    def close(self) -> None:
        """Close what was opened here."""
        for rooms in self._opened:
            if self.checker is None:
                rooms.checker.close()
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
