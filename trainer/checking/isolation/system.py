"""The C library and the few calls that every Linux layer needs."""

from __future__ import annotations

import ctypes
import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_PR_SET_PDEATHSIG = 1
_PR_SET_DUMPABLE = 4
_PR_SET_SECCOMP = 22
_PR_CAPBSET_DROP = 24
_PR_SET_CHILD_SUBREAPER = 36
_PR_SET_NO_NEW_PRIVS = 38
_PR_CAP_AMBIENT = 47
_PR_CAP_AMBIENT_CLEAR_ALL = 4
_CAPABILITY_VERSION_3 = 0x20080522
_SIGKILL = 9

libc = ctypes.CDLL(None, use_errno=True)
libc.syscall.restype = ctypes.c_long


def checked(result: int, what: str) -> int:
    """`result`, or the OSError that a negative one stands for."""
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, f"{what}: {os.strerror(code)}")
    return result


def syscall(number: int, what: str, *args: Any) -> int:
    """Make a system call by its number. Integers are passed as longs."""
    converted = [ctypes.c_long(arg) if isinstance(arg, int) else arg for arg in args]
    return checked(libc.syscall(ctypes.c_long(number), *converted), what)


def prctl(option: int, second: int = 0, third: int = 0) -> int:
    """prctl(2) with the arguments that are used here."""
    unused = ctypes.c_ulong(0)
    return checked(
        libc.prctl(ctypes.c_int(option), ctypes.c_ulong(second), ctypes.c_ulong(third), unused, unused),
        f"prctl {option}",
    )


def forbid_new_privileges() -> None:
    """From here on no executed file gains privileges; Landlock and seccomp ask for this first."""
    prctl(_PR_SET_NO_NEW_PRIVS, 1)


def hide_from_debuggers() -> None:
    """No process of the same user may trace this one or open its memory and descriptors."""
    prctl(_PR_SET_DUMPABLE, 0)


def adopt_orphans() -> None:
    """Processes whose parent died become children of this one, so that it can end them."""
    prctl(_PR_SET_CHILD_SUBREAPER, 1)


def die_with_parent() -> None:
    """Have this process killed as soon as the one that forked it is gone, whatever it is doing by then."""
    prctl(_PR_SET_PDEATHSIG, _SIGKILL)


def install_filter(program_address: int) -> None:
    """Put a seccomp program (the address of its `sock_fprog`) in force."""
    prctl(_PR_SET_SECCOMP, 2, program_address)


class _CapabilityHeader(ctypes.Structure):
    _fields_ = [("version", ctypes.c_uint32), ("pid", ctypes.c_int)]


class _CapabilityData(ctypes.Structure):
    _fields_ = [
        ("effective", ctypes.c_uint32),
        ("permitted", ctypes.c_uint32),
        ("inheritable", ctypes.c_uint32),
    ]


def drop_capabilities() -> None:
    """Give up every capability for good (it matters where the trainer runs as root)."""
    for capability in range(64):
        if libc.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0) < 0:
            break
    libc.prctl(_PR_CAP_AMBIENT, _PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0)
    header = _CapabilityHeader(_CAPABILITY_VERSION_3, 0)
    nothing = (_CapabilityData * 2)()
    checked(libc.capset(ctypes.byref(header), ctypes.byref(nothing)), "capset")
