"""Starting the processes that run programs before anything else is read or imported.

For a command that will need them that is most of its start-up time, spent meanwhile.
"""

from __future__ import annotations

from trainer.checking.running.conversation import CheckingUnavailable
from trainer.checking.running.starting import StarterProcess

_started: list[StarterProcess] = []


def start_early(words: list[str]) -> None:
    """Start them when the command line `words` is going to need them; what is wrong with it shows later."""
    if not {"-h", "--help"}.intersection(words):
        try:
            _started.append(_new())
        except CheckingUnavailable:
            # Whoever needs them says so, after the rest of the command line was found to be right.
            return


def take_started() -> StarterProcess:
    """The starter that was started early, or a new one. Raises `CheckingUnavailable`."""
    return _started.pop() if _started else _new()


def close_unused() -> None:
    """End what was started early and not taken."""
    while _started:
        _started.pop().close()


def _new() -> StarterProcess:
    return StarterProcess(preload=False, children=2)
