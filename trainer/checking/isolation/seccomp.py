"""A seccomp filter: no sockets, no processes, no signals to others, none of the kernel's back doors.

The filter is classic BPF over `struct seccomp_data` (seccomp(2)). It is a list of refusals, so that any
code of the standard library that stays inside its own process runs.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct

from trainer.checking.isolation.syscalls import (
    AUDIT_ARCHITECTURE,
    HIGHEST_REVIEWED,
    JUDGED_BY_ARGUMENT,
    PRETENDED,
    REFUSED,
    numbers_of,
)
from trainer.checking.isolation.system import install_filter

TYPE_CHECKING = False
if TYPE_CHECKING:
    Instruction = tuple[int, int, int, int]

_LOAD, _JUMP, _EQUAL, _GREATER, _ANY_BIT, _RETURN = 0x20, 0x05, 0x15, 0x25, 0x45, 0x06
_ALLOW, _KILL_PROCESS, _ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
_NUMBER, _ARCHITECTURE, _ARGUMENTS = 0, 4, 16
_CLONE_THREAD = 0x00010000
_TIOCSTI, _TIOCLINUX, _FIOSETOWN, _SIOCSPGRP = 0x5412, 0x541C, 0x8901, 0x8902
_F_SETOWN, _F_SETSIG, _F_SETOWN_EX = 8, 10, 15
_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE = 1, 4
_PID_PLACE = 0x7ABCDEF1


def build(machine: str | None = None) -> bytes:
    """The filter for `machine` with a placeholder for the process id. Raises OSError on unknown machines."""
    machine = machine or os.uname().machine
    if machine not in AUDIT_ARCHITECTURE:
        raise OSError(errno.ENOSYS, f"no filter for {machine}")
    program: list[Instruction] = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_EQUAL, 1, 0, AUDIT_ARCHITECTURE[machine]),
        _returned(_KILL_PROCESS),
        (_LOAD, 0, 0, _NUMBER),
        # On x86_64 this also answers the x32 calls, whose numbers start at 0x40000000.
        (_GREATER, 0, 1, HIGHEST_REVIEWED),
        _returned(_refuse(errno.ENOSYS)),
    ]
    program += _answered(numbers_of(REFUSED, machine), errno.EPERM)
    program += _answered(numbers_of(PRETENDED, machine), 0)
    for name, body in _argument_rules().items():
        program += [(_EQUAL, 0, len(body), JUDGED_BY_ARGUMENT[machine][name]), *body]
    program.append(_returned(_ALLOW))
    return b"".join(struct.pack("HBBI", *instruction) for instruction in program)


def apply(program: bytes, pid: int) -> None:
    """Put the filter in force for this process, `pid`, and what it starts. Raises OSError where it can't be."""
    patched = program.replace(struct.pack("I", _PID_PLACE), struct.pack("I", pid))
    instructions = ctypes.create_string_buffer(patched, len(patched))
    whole = _FilterProgram(len(patched) // 8, ctypes.cast(instructions, ctypes.c_void_p))
    install_filter(ctypes.addressof(whole))


class _FilterProgram(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("instructions", ctypes.c_void_p)]


def _answered(numbers: list[int], code: int) -> list[Instruction]:
    """Answers the calls with these numbers with an error, 0 for none, without making them; goes on for all others."""
    tests = [(_EQUAL, len(numbers) - position, 0, number) for position, number in enumerate(numbers)]
    return [*tests, (_JUMP, 0, 0, 1), _returned(_refuse(code))]


def _refuse(code: int) -> int:
    return _ERRNO | code


def _argument(position: int, high: bool = False) -> Instruction:
    return (_LOAD, 0, 0, _ARGUMENTS + 8 * position + (4 if high else 0))


def _argument_rules() -> dict[str, list[Instruction]]:
    """What answers each call that is judged by its arguments."""
    allow, refuse, pretend = (_returned(code) for code in (_ALLOW, _refuse(errno.EPERM), _refuse(0)))
    own_process_only = [_argument(0), (_EQUAL, 0, 1, _PID_PLACE), allow, refuse]
    return {
        "clone": [_argument(0), (_ANY_BIT, 0, 1, _CLONE_THREAD), allow, refuse],
        # EPERM here would keep glibc from starting threads; ENOSYS makes it use clone (moby#42680).
        "clone3": [_returned(_refuse(errno.ENOSYS))],
        "kill": own_process_only,
        "tgkill": own_process_only,
        # Reading one's own limits is fine: pid 0, no new limit. `resource.setrlimit` does nothing and says that it did:
        # pid 0, no place for the old limit.
        "prlimit64": [
            *(_argument(0), (_EQUAL, 1, 0, 0), refuse),
            *_where_null(2, allow),
            *_where_null(3, pretend),
            refuse,
        ],
        # Without an address it goes to a connected socketpair, which asyncio needs.
        "sendto": [*_where_null(4, allow), refuse],
        # An owner of a descriptor is sent its signals, and the signal can be chosen.
        "fcntl": _none_of(1, (_F_SETOWN, _F_SETSIG, _F_SETOWN_EX)),
        "ioctl": _none_of(1, (_TIOCSTI, _TIOCLINUX, _FIOSETOWN, _SIOCSPGRP)),
        "prctl": _none_of(0, (_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE)),
    }


def _returned(code: int) -> Instruction:
    return (_RETURN, 0, 0, code)


def _where_null(position: int, then: Instruction) -> list[Instruction]:
    """Does `then` where an argument, a pointer, is null; goes on otherwise."""
    # The filter's words have 32 bits: both halves are looked at.
    low, high = _argument(position), _argument(position, high=True)
    return [low, (_EQUAL, 0, 3, 0), high, (_EQUAL, 0, 1, 0), then]


def _none_of(position: int, values: tuple[int, ...]) -> list[Instruction]:
    """Refuses the call where an argument has one of these values, else allows it."""
    last = len(values) - 1
    tests = [(_EQUAL, last - place, int(place == last), value) for place, value in enumerate(values)]
    return [_argument(position), *tests, _returned(_refuse(errno.EPERM)), _returned(_ALLOW)]
