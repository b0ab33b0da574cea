"""Sockets between the trainer, the starter and the children, and descriptors that are handed over by them.

Made of what `socket` is built on: the module itself imports `enum` and `selectors`, which would be a good part of the
time in which the starter starts.
"""

from __future__ import annotations

import struct
from _socket import CMSG_LEN, SCM_RIGHTS, SOL_SOCKET, socket, socketpair

__all__ = ["Socket", "new_socket", "open_socket", "pair", "receive_with_descriptors", "send_with_descriptors"]

Socket = socket

_MOST_DESCRIPTORS = 64
_SIZE = struct.calcsize("i")


def pair() -> tuple[Socket, Socket]:
    """Two sockets that are connected; no program that is executed inherits them."""
    return socketpair()


def new_socket() -> Socket:
    """A socket to the network, not connected. Raises OSError where there must be none."""
    return socket()


def open_socket(descriptor: int) -> Socket:
    """The socket behind a descriptor, which it takes over."""
    return socket(fileno=descriptor)


def send_with_descriptors(channel: Socket, data: bytes, descriptors: list[int]) -> None:
    """Send all of `data`, and copies of descriptors with its first byte. Raises OSError where nobody reads."""
    rights = struct.pack(f"{len(descriptors)}i", *descriptors)
    sent = channel.sendmsg([data], [(SOL_SOCKET, SCM_RIGHTS, rights)])
    if sent < len(data):
        channel.sendall(data[sent:])


def receive_with_descriptors(channel: Socket, most: int) -> tuple[bytes, list[int]]:
    """At most `most` bytes, none at the end, and the descriptors that came with them. Raises OSError."""
    data, further, _, _ = channel.recvmsg(most, CMSG_LEN(_SIZE * _MOST_DESCRIPTORS))
    descriptors: list[int] = []
    for level, kind, rights in further:
        if level == SOL_SOCKET and kind == SCM_RIGHTS:
            descriptors += struct.unpack(f"{len(rights) // _SIZE}i", rights[: len(rights) // _SIZE * _SIZE])
    return data, descriptors
