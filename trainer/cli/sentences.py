"""What the rooms below can't do, said by a command: each of their errors is a sentence already."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from trainer.catalog.errors import ContentError, UnknownDrill, UnknownRoutine
from trainer.cli.failure import CommandFailure
from trainer.memory.models import MemoryUnavailable


@contextmanager
def sentences() -> Iterator[None]:
    """What goes wrong inside with content, with the memory or with a name, as a failure of the command."""
    try:
        yield
    except UnknownDrill as error:
        raise CommandFailure("drill", str(error), error.nearest) from error
    except UnknownRoutine as error:
        raise CommandFailure("routine", str(error), error.nearest) from error
    except ContentError as error:
        raise CommandFailure("content", str(error), code=1) from error
    except MemoryUnavailable as error:
        raise CommandFailure("memory", str(error), code=1) from error
