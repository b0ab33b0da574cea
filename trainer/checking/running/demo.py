"""A snippet run as a program of its own: confined like any other, since a pack from elsewhere may hold anything."""

from __future__ import annotations

from typing import NamedTuple

from trainer.checking.between.wire import BadFrame
from trainer.checking.running.conversation import Conversation, Flooded, Gone, Late
from trainer.checking.running.jobs import Setup, worker_role
from trainer.checking.running.loading import load_problem

SECONDS = 10.0

_AS_MAIN = '__name__ = "__main__"; __import__("sys").modules["__main__"] = __import__("sys").modules["answer"]\n'
"""Stands before the program as given code does, so that what is under `if __name__ == "__main__":` runs."""
_ALONE = Setup(texts=(), compiled=(), main="", given=_AS_MAIN, names=(), signatures=(), controlled=False)


class Demo(NamedTuple):
    """What a snippet printed, and in a sentence why it did not come to its end, empty where it did."""

    output: str
    failed: str


def run_demo(child: Conversation, text: str) -> Demo:
    """Run the program `text` in `child`, a confined process without a role yet."""
    failed = ""
    try:
        child.send_frame(worker_role(_ALONE, rehearse=False, ahead=None))
        child.receive(SECONDS)
        child.send_program(text)
        reply = child.receive(SECONDS)
        if "problem" in reply or reply.get("exit", "None") not in ("None", "0"):
            failed = f"fails when run alone: {load_problem(reply, text).message}"
        child.drain()
    except Late:
        failed = f"does not end within {SECONDS:.0f} s when run alone"
    except Flooded:
        failed = "prints far too much when run alone"
    except (Gone, BadFrame):
        failed = "ends its process when run alone"
    return Demo(child.output, failed)
