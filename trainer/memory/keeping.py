"""What the learner wrote that is no attempt: stories, sittings as they stand, drills of their own."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.memory.models import Kept, KeptKind
from trainer.memory.rows import PUT_KEPT, SELECT_KEPT, kept_of, kept_row
from trainer.memory.store import Store


def keep(store: Store, kind: KeptKind, name: str, content: Mapping[str, object]) -> None:
    """Keep `content`, plain data as JSON has it, in the place of what was kept under this name before.

    Raises:
        MemoryUnavailable: it can't be written.
    """
    row = kept_row(Kept(kind, name, content, store.now()))
    with store.writing() as connection:
        connection.execute(PUT_KEPT, row)


def discard(store: Store, kind: KeptKind, name: str) -> None:
    """Forget what was kept under this name, if anything was.

    Raises:
        MemoryUnavailable: it can't be written.
    """
    with store.writing() as connection:
        connection.execute("DELETE FROM kept WHERE kind = ? AND id = ?", (kind, name))


def kept(store: Store, kind: KeptKind, name: str) -> Kept | None:
    """What is kept under this name, None where nothing is.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    rows = store.rows(f"{SELECT_KEPT} WHERE kind = ? AND id = ?", (kind, name))
    return kept_of(rows[0]) if rows else None


def all_kept(store: Store, kind: KeptKind | None = None) -> tuple[Kept, ...]:
    """Everything that is kept of a kind, or of all where None, the latest first.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    rows = store.rows(f"{SELECT_KEPT} WHERE ? IS NULL OR kind = ? ORDER BY saved DESC, id", (kind, kind))
    return tuple(kept_of(row) for row in rows)
