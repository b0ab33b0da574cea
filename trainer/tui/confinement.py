"""Where programs run on this machine, in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trainer.checking.server import Checker

_ACTS = (("files", ("read files", "write files")), ("network", ("network",)), ("processes", ("processes",)))


def confinement_line(checker: Checker) -> str:
    """What a confined program was seen to be kept from; the processes for it are started by this."""
    from trainer.checking.running.conversation import CheckingUnavailable

    try:
        seen = checker.observed()
    except CheckingUnavailable as error:
        return str(error)
    parts = []
    for name, acts in _ACTS:
        results = [seen[act] for act in acts if act in seen]
        if results:
            parts.append(f"{name} {'closed' if all(result == 'closed' for result in results) else 'OPEN'}")
    return f"sandbox: {', '.join(parts)}" if parts else "sandbox: nothing was observed"
