"""What can be wrong with content, or with the name of a drill, as one sentence that says where and what."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


class ContentError(Exception):
    """A fault in a file of a pack.

    `path`, `line` (1-based, None where the whole file is meant) and `key` (dotted, entries of lists counted
    from 1: `mistakes.2.find`) say where, `message` says what. A file is read to its end: `beside` holds the
    other faults that were found in it, `all` this one and those.
    """

    def __init__(self, path: Path, line: int | None, message: str, key: str = "") -> None:
        super().__init__(message)
        self.path = path
        self.line = line
        self.message = message
        self.key = key
        self.beside: tuple[ContentError, ...] = ()

    @property
    def all(self) -> tuple[ContentError, ...]:
        """This fault and the others of the same file, in the order of their lines."""
        return (self, *self.beside)

    def __str__(self) -> str:
        # A name with a line break could say things in the trainer's name.
        path = str(self.path).replace("\n", "\\n")
        where = f"{path}:{self.line}" if self.line is not None else path
        return f"{where}: {self.message}"


def raise_together(errors: Iterable[ContentError]) -> None:
    """Raise the first of `errors` with the rest beside it; do nothing where there are none.

    Raises:
        ContentError: the fault with the lowest line.
    """
    ordered = sorted(errors, key=lambda error: error.line or 0)
    if ordered:
        first, *rest = ordered
        first.beside = tuple(rest)
        raise first


class UnknownDrill(LookupError):
    """No drill has this id. `nearest` holds up to three ids that were perhaps meant, the likeliest first."""

    def __init__(self, wanted: str, known: Iterable[str]) -> None:
        self.wanted = wanted
        self.nearest = nearest(wanted, known)
        hint = f" Did you mean {' or '.join(self.nearest)}?" if self.nearest else ""
        super().__init__(f'There is no drill "{wanted}".{hint} `trainer list` shows them all.')


class UnknownRoutine(LookupError):
    """No routine has this name. `nearest` holds those that were perhaps meant, or else all that there are."""

    def __init__(self, wanted: str, known: Iterable[str]) -> None:
        self.wanted = wanted
        names = tuple(known)
        self.nearest = nearest(wanted, names) or names
        super().__init__(f'There is no routine "{wanted}". There are: {", ".join(names) or "none"}.')


class UnknownSection(LookupError):
    """No section has this letter, or `several` of added packs. `nearest` holds the letters that there are."""

    def __init__(self, wanted: str, known: Iterable[str], several: bool = False) -> None:
        self.wanted = wanted
        self.nearest = tuple(dict.fromkeys(known))
        names = ", ".join(self.nearest)
        if several:
            super().__init__(f'Several packs have a section "{wanted}": name one of {names}.')
        else:
            super().__init__(f'There is no section "{wanted}". The sections are {names}.')


def nearest(wanted: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """The names among `known` that look most like `wanted`, at most `most`, the likeliest first."""
    # Only a mistyped name needs it, and a start-up without one should not pay for it.
    import difflib

    by_lower = {name.lower(): name for name in known}
    found = difflib.get_close_matches(wanted.lower(), by_lower, n=most, cutoff=0.5)
    return tuple(by_lower[name] for name in found)
