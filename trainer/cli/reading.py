"""Reading what a command is given, from a file or from stdin, up to a length."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

from trainer.cli.failure import CommandFailure


def read_input(file: str, longest: int) -> bytes:
    """The bytes of FILE, of stdin for `-`.

    A device or a pipe may never end, so that no more is read than needed to see that it is too long.

    Arguments:
        file: a path, or `-`.
        longest: bytes that are accepted at most.

    Raises:
        CommandFailure: it can't be read, or is longer than that.
    """
    name = input_name(file)
    try:
        if file == "-":
            data = _up_to(sys.stdin.buffer, longest + 1)
        else:
            with Path(file).open("rb") as opened:
                data = _up_to(opened, longest + 1)
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise CommandFailure("file", f"{name} can't be read: {reason}.") from error
    if len(data) > longest:
        raise CommandFailure("file", f"{name} is longer than {longest:,} bytes and was not read to its end.")
    return data


def input_name(file: str) -> str:
    """What a message calls FILE."""
    return "What comes through stdin" if file == "-" else file


def _up_to(stream: BinaryIO, length: int) -> bytes:
    # One large read would take the memory for all of `length`, however little comes.
    parts: list[bytes] = []
    while length > 0 and (part := stream.read(min(length, 1 << 20))):
        parts.append(part)
        length -= len(part)
    return b"".join(parts)
