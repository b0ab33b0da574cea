"""Frames between the processes of a run: four bytes of length, then JSON.

Some messages announce a second frame, the body: a value of the program, which whoever only hands it on does not read.

The names are bound when the module is loaded, so that a program that patches `os` or the built-ins
afterwards does not reach them.
"""

from __future__ import annotations

import os as _os
import struct as _struct

from trainer.checking.between import quick_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MAX_FRAME = 1 << 22
DISTURBED = 96
"""The exit status of a worker in whose own code something of the program raised an exception."""
NOT_STARTED = "the confined process could not start"
"""What a child writes to its errors that fails before it has a role, and then why."""
MAX_LEVELS = 160
"""Lists and objects inside each other: more than `plain` ever makes, less than recursion bears."""

_dumps = quick_json.writer()
_loads = quick_json.reader()
_read, _write = _os.read, _os.write
_pack, _unpack = _struct.Struct("!I").pack, _struct.Struct("!I").unpack
_len, _bytes_join = len, b"".join
_error = OSError


class Closed(Exception):
    """The other side is gone."""


class BadFrame(Exception):
    """The other side sent what is no frame: too large, not JSON, or nested too deep."""


def to_frame(message: Any, body: bytes | None = None) -> bytes:
    """The bytes of one message, and of its body where it has one. Raises `BadFrame` when one of them is larger than
    the other side would take."""
    text = _dumps(message).encode()
    if _len(text) > MAX_FRAME or (body is not None and _len(body) > MAX_FRAME):
        raise BadFrame("too large")
    if body is None:
        return _pack(_len(text)) + text
    return _bytes_join((_pack(_len(text)), text, _pack(_len(body)), body))


def send(descriptor: int, message: Any, body: bytes | None = None) -> None:
    """Write one message, whole, with its body. Raises OSError (BrokenPipeError) when nobody reads."""
    data = to_frame(message, body)
    while data:
        data = data[_write(descriptor, data) :]


def receive(descriptor: int) -> Any:
    """Wait for one message. Raises `Closed` at the end of the stream, `BadFrame` on nonsense."""
    return _parse(receive_body(descriptor))


def receive_body(descriptor: int) -> bytes:
    """Wait for a body, which may be anything. Raises `Closed` at the end of the stream, `BadFrame` when too large."""
    size = _unpack(_exactly(descriptor, 4))[0]
    if size > MAX_FRAME:
        raise BadFrame("too large")
    return _exactly(descriptor, size)


class FrameReader:
    """Frames out of a stream that is read as it comes. It never holds more than one frame too many."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def feed(self, data: bytes) -> None:
        """Add what was read."""
        self._buffer += data

    def next(self) -> Any | None:
        """The next whole message as a one-element tuple, or None. Raises `BadFrame` on nonsense."""
        body = self.next_body()
        return None if body is None else (_parse(body),)

    def next_body(self) -> bytes | None:
        """The next whole frame as it came, or None. Raises `BadFrame` when it is too large."""
        if len(self._buffer) < 4:
            return None
        size = _unpack(bytes(self._buffer[:4]))[0]
        if size > MAX_FRAME:
            raise BadFrame("too large")
        if len(self._buffer) < 4 + size:
            return None
        body = bytes(self._buffer[4 : 4 + size])
        del self._buffer[: 4 + size]
        return body


def too_deep(message: Any) -> bool:
    """Whether a message is nested deeper than what is done with it can bear."""
    level = [message]
    for _ in range(MAX_LEVELS):
        level = [
            inner
            for item in level
            for inner in (item.values() if type(item) is dict else item)
            if type(inner) is dict or type(inner) is list
        ]
        if not level:
            return False
    return True


def _parse(body: bytes) -> Any:
    try:
        message = _loads(body.decode())
    except (ValueError, RecursionError) as error:
        raise BadFrame("not JSON") from error
    # Without so many brackets there can't be so many levels, and that is quickly seen.
    if body.count(b"{") + body.count(b"[") > MAX_LEVELS and too_deep(message):
        raise BadFrame("too deep to handle")
    return message


def _exactly(descriptor: int, size: int) -> bytes:
    parts = []
    while size:
        data = _read(descriptor, size)
        if not data:
            raise Closed
        parts.append(data)
        size -= _len(data)
    return _bytes_join(parts)
