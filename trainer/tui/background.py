"""Work beside the screen: a thread of its own, which hands back a message and touches no widget."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextvars import copy_context
from dataclasses import dataclass

from textual.message import Message
from textual.message_pump import MessagePump

SETTLED = 0.2
"""Seconds after its first painting in which a screen takes its final shape and follows the first keys."""


@dataclass
class WorkBroke(Message):
    """Work ended in an exception that nobody expected; whoever hears of it raises it where Textual reports it."""

    error: Exception


def once_settled(screen: MessagePump, act: Callable[[], object]) -> None:
    """Do what a screen will want later, once it is painted and settled: its first keys come first."""
    screen.call_after_refresh(screen.set_timer, SETTLED, act)


def in_background(target: MessagePump, work: Callable[[], Message]) -> None:
    """Do `work` in a thread and post the message that it gives to `target`.

    The thread dies with the process: leaving the trainer never waits for a program that does not end. It knows the
    running trainer, as its caller does: sentences name the learner's own keys there too.
    """

    def carry_out() -> None:
        try:
            message = work()
        except Exception as error:  # a thread's traceback would be printed across the screen
            message = WorkBroke(error)
        target.post_message(message)

    threading.Thread(target=copy_context().run, args=(carry_out,), daemon=True).start()
