"""Opening the database: whole, up to date, copied once a day; and what SQLite's errors mean for the learner."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import date
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from trainer.memory.beside import copies_of, is_there, lock_of, refuse_strange
from trainer.memory.copies import bring_back, copy_for, make_copy, restore
from trainer.memory.damage import is_damaged, lacks_tables, tells_of_damage
from trainer.memory.file_lock import file_lock
from trainer.memory.migrations import NewerDatabase, done_migrations, migrate
from trainer.memory.models import MemoryUnavailable

SMALL = 16 * 1024 * 1024
"""Up to so many bytes the whole file is checked and copied while it is opened. A bigger one takes a thread of its
own for that, and damage that turns up there is mended at the next start."""

ROOM = 128 * 1024
"""Bytes that SQLite wants for the files it works with beside a small database."""

_PATIENCE_SECONDS = 20


class Opened(NamedTuple):
    """A database ready for use, and what the learner should be told about how it was found."""

    connection: sqlite3.Connection
    notices: tuple[str, ...]


def open_database(path: Path, today: date) -> Opened:
    """Open the database, making, mending, copying and upgrading it as need be.

    Arguments:
        path: the file; its folder is there.
        today: the learning day, which daily copies are named after.

    Raises:
        MemoryUnavailable: it can't be used; the file is as it was.
    """
    with understandable(path), _held(path):
        notices = _mended(path, today)
        try:
            return _opened(path, today, notices)
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if not tells_of_damage(error):
                raise
            # The check had been left out, or damage hid from it.
            return _opened(path, today, [*notices, restore(path, today)])


def open_in_memory() -> Opened:
    """A database that is gone when it is closed, for a machine on which nothing can be kept."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)
    return Opened(connection, ())


def close_database(connection: sqlite3.Connection, path: Path, today: date) -> None:
    """Close the database; where copying takes no time, bring the copy of the day up to date before."""
    try:
        # One that was deleted while it was open is here for the last time.
        if not path.exists() or path.stat().st_size <= SMALL:
            make_copy(connection, path, today)
    except (sqlite3.Error, OSError):
        # What was practised is in the database; the next start makes a copy, or says why it can't.
        return
    finally:
        connection.close()


@contextmanager
def understandable(path: Path) -> Iterator[None]:
    """Turn the errors of SQLite and of the system into a sentence; damage is noted for the next start.

    Raises:
        MemoryUnavailable: instead of them.
    """
    try:
        yield
    except NewerDatabase as error:
        raise MemoryUnavailable(
            f"{path} was written by a newer trainer ({error}). It was left as it is. Get the newer trainer, "
            "or set TRAINER_HOME to another folder."
        ) from error
    except (sqlite3.Error, UnicodeDecodeError, OSError) as error:
        if tells_of_damage(error):
            with suppress(OSError):
                _suspicion(path).touch()
        raise MemoryUnavailable(_sentence(error, path)) from error


@contextmanager
def _held(path: Path) -> Iterator[None]:
    refuse_strange(path)
    with file_lock(lock_of(path)):
        yield


def _mended(path: Path, today: date) -> list[str]:
    """Put a good copy in the place of a file that is damaged or gone, and say so."""
    suspicion = _suspicion(path)
    if not path.exists():
        return [bring_back(path, today)] if copies_of(path) else []
    size = path.stat().st_size
    # SQLite takes a file of a single byte for an empty one as well.
    if size <= 1 and copies_of(path):
        return [restore(path, today)]
    notices = []
    suspected = suspicion.exists() or suspicion.is_symlink()
    if ((size <= SMALL or suspected) and is_damaged(path)) or (suspected and lacks_tables(path)):
        notices.append(restore(path, today))
    with suppress(OSError):
        suspicion.unlink()
    return notices


def _opened(path: Path, today: date, notices: list[str]) -> Opened:
    connection = _connected(path)
    try:
        # Whether a newer trainer was here is asked before anything is written.
        if done_migrations(connection) and not is_there(copy_for(path, today)):
            if path.stat().st_size <= SMALL:
                notices = [*notices, *_copied(connection, path, today)]
            else:
                # Nobody waits for it: where it is cut off, the next start begins it again.
                Thread(target=_copy_beside, args=(path, today), daemon=True).start()
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return Opened(connection, tuple(notices))


def _connected(path: Path) -> sqlite3.Connection:
    # SQLite makes a log with the rights of its file: nobody else is to read what the learner writes.
    path.touch(mode=0o600)
    connection = sqlite3.connect(path, timeout=_PATIENCE_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _copied(connection: sqlite3.Connection, path: Path, today: date) -> list[str]:
    try:
        make_copy(connection, path, today)
    except (sqlite3.Error, OSError) as error:
        if tells_of_damage(error):
            raise
        # Practice matters more than a copy of it.
        return [_no_copy(error, copy_for(path, today).parent)]
    return []


def _no_copy(error: Exception, folder: Path) -> str:
    reason, place = str(error), folder
    if isinstance(error, OSError) and error.strerror:
        reason, place = error.strerror, Path(error.filename2 or error.filename or folder)
    return (
        f"The daily copy of what you practised could not be made: {place}: {reason}. Look at what lies there, and at "
        "its rights."
    )


def _copy_beside(path: Path, today: date) -> None:
    with suppress(MemoryUnavailable), understandable(path), closing(_connected(path)) as connection:
        make_copy(connection, path, today)


def _suspicion(path: Path) -> Path:
    return path.with_name(f"{path.name}.suspect")


def _sentence(error: Exception, path: Path) -> str:
    text = str(error)
    place = error.filename if isinstance(error, PermissionError) and error.filename else path
    if "is full" in text or "No space left" in text or ("disk I/O error" in text and _no_room_beside(path)):
        return f"The disk is full: nothing more can be remembered in {path}. Free some space and try again."
    if "locked" in text:
        return f"{path} is held by another program. Close it and try again."
    if any(words in text for words in ("readonly", "unable to open", "Read-only", "ermission")):
        return (
            f"{place} can't be read or written to. Mend its rights and those of its folder, or set TRAINER_HOME to a "
            "folder that you may write to."
        )
    if tells_of_damage(error):
        return f"{path} is damaged. Start the trainer again: it keeps the file aside and goes back to the last copy."
    return f"What you practise can't be remembered in {path}: {text}. Set TRAINER_HOME to another folder."


def _no_room_beside(path: Path) -> bool:
    """True where SQLite can't even make the files that it works with: of that it says no more than that it failed."""
    import shutil

    try:
        return shutil.disk_usage(path.parent).free < ROOM
    except OSError:
        return False
