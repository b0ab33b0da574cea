"""A confined child: it prepares itself, waits, and gets its role by its first message."""

from __future__ import annotations

import fcntl
import os
import sys

from trainer.checking.between import cores, standing, wire
from trainer.checking.confined import confinement, drawing_numbers, judge, streams, worker
from trainer.checking.isolation import limits

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from typing import NoReturn
else:
    # `signal` makes enumerations of it, which takes its time.
    import _signal as signal

CONTROL = 3
"""The descriptor of the socket to the trainer, in every child."""
_ROLES = {"worker": worker.serve, "judge": judge.serve, "numbers": drawing_numbers.serve}


def run(descriptors: tuple[int, int, int], folder: str, layers: dict[str, str]) -> NoReturn:
    """Serve one role until the socket closes. Never returns; leaves by `os._exit`.

    `descriptors` are the socket to the trainer and the writing ends of the output and the error pipe.
    """
    serving = False
    try:
        _take_over(descriptors, folder)
        first = wire.receive(CONTROL)
        if first.get("core") is not None:
            cores.move_to({first["core"]})
        if first["role"] == "worker":
            standing.tell_when_asked(streams.OUTPUTS[1].end.shown_by)
        # The filter forbids new limits, so the role's own comes before it.
        limits.limit_cpu(limits.JUDGE_CPU_SECONDS if first["role"] == "judge" else limits.CPU_SECONDS)
        confinement.confine_child(folder, layers)
        serving = True
        _ROLES[first["role"]](CONTROL, first)
    except wire.Closed:
        pass
    except BaseException as error:
        # Once it serves, only what a program did to the interpreter comes this far.
        what = "what runs the checks was broken from inside" if serving else wire.NOT_STARTED
        os.write(2, f"{what}: {error!r}\n".encode(errors="replace"))
        os._exit(wire.DISTURBED if serving else 97)
    finally:
        os._exit(0)


def _take_over(descriptors: tuple[int, int, int], folder: str) -> None:
    """A session, a folder and descriptors of its own: 0 empty, 1 and 2 the output, 3 the socket."""
    os.setsid()
    os.chdir(folder)
    for name in ("HOME", "TMPDIR"):
        os.environ[name] = folder
    # The list of users can't be read here, and `getpass.getuser()` asks these first.
    os.environ["LOGNAME"] = os.environ["USER"] = "learner"
    # Copies above the places that are about to be filled, whatever numbers they had.
    control, output, errors = (fcntl.fcntl(descriptor, fcntl.F_DUPFD, 10) for descriptor in descriptors)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, place in ((nothing, 0), (output, 1), (errors, 2), (control, CONTROL)):
        os.dup2(source, place)
    os.closerange(CONTROL + 1, 256)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    streams.take_over(folder)
    sys.argv = [standing.PROGRAM_FILE]
