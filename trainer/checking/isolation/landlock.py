"""Landlock: which files may be read and written, no TCP, no signals to the outside (Linux >= 5.13).

The numbers are those of <linux/landlock.h>; what each ABI version covers is in landlock(7).
"""

from __future__ import annotations

import ctypes
import errno
import os

from trainer.checking.isolation.system import libc, syscall

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_RULE_PATH_BENEATH = 1
_CREATE_RULESET_VERSION = 1

_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = 1, 2, 4, 8
_MAKE_CHAR, _MAKE_SOCK, _MAKE_BLOCK = 64, 512, 2048
_TRUNCATE, _IOCTL_DEV = 1 << 14, 1 << 15
_FILE_RIGHTS = _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE | _IOCTL_DEV
_HANDLED_BITS = {1: 13, 2: 14, 3: 15, 4: 15}
_NEWEST_HANDLED_BITS = 16


class _RulesetAttributes(ctypes.Structure):
    _fields_ = [("files", ctypes.c_uint64), ("network", ctypes.c_uint64), ("scoped", ctypes.c_uint64)]


class _PathBeneath(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"
    _fields_ = [("access", ctypes.c_uint64), ("folder", ctypes.c_int32)]


def abi_version() -> int:
    """The Landlock ABI of this kernel; 0 where there is none."""
    found = libc.syscall(ctypes.c_long(_CREATE_RULESET), None, ctypes.c_long(0), ctypes.c_long(_CREATE_RULESET_VERSION))
    return int(max(found, 0))


def ruleset(
    readable: Iterable[str], writable: Iterable[str], devices: Iterable[str], listed: Iterable[str] = ()
) -> int:
    """The descriptor of a ruleset: everything not named is closed.

    `readable` may be read, `writable` also written and filled, `devices` are single files to read and
    write; of `listed` only the names can be had. Raises OSError where the kernel has no Landlock.
    """
    handled = _handled()
    descriptor = _create(handled)
    changing = handled & ~(_EXECUTE | _MAKE_CHAR | _MAKE_BLOCK | _MAKE_SOCK | _IOCTL_DEV)
    for paths, access in (
        (readable, _READ_FILE | _READ_DIR),
        (listed, _READ_DIR),
        (writable, changing),
        (devices, _READ_FILE | _WRITE_FILE | _TRUNCATE),
    ):
        for path in paths:
            _allow(descriptor, path, access & handled)
    return descriptor


def narrowing(writable: Iterable[str], devices: Iterable[str]) -> int:
    """A ruleset for a process that is under `ruleset` already: it may change `writable` alone."""
    handled = _handled() & ~(_READ_FILE | _READ_DIR | _EXECUTE)
    descriptor = _create(handled)
    for path in writable:
        _allow(descriptor, path, handled & ~(_MAKE_CHAR | _MAKE_BLOCK | _MAKE_SOCK | _IOCTL_DEV))
    for path in devices:
        _allow(descriptor, path, (_WRITE_FILE | _TRUNCATE) & handled)
    return descriptor


def enter(descriptor: int) -> None:
    """Put a ruleset in force for this process and its children, for good, and close the descriptor."""
    syscall(_RESTRICT_SELF, "landlock_restrict_self", descriptor, 0)
    os.close(descriptor)


def _handled() -> int:
    abi = abi_version()
    if not abi:
        raise OSError(errno.ENOSYS, "this kernel has no Landlock")
    return (1 << _HANDLED_BITS.get(abi, _NEWEST_HANDLED_BITS)) - 1


def _create(files: int) -> int:
    abi = abi_version()
    attributes = _RulesetAttributes(files, 3 if abi >= 4 else 0, 3 if abi >= 6 else 0)
    size = 8 if abi < 4 else 16 if abi < 6 else 24
    return syscall(_CREATE_RULESET, "landlock_create_ruleset", ctypes.byref(attributes), size, 0)


def _allow(descriptor: int, path: str, access: int) -> None:
    try:
        folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except FileNotFoundError:
        return
    try:
        rights = access if os.path.isdir(path) else access & _FILE_RIGHTS
        rule = _PathBeneath(rights, folder)
        syscall(_ADD_RULE, "landlock_add_rule", descriptor, _RULE_PATH_BENEATH, ctypes.byref(rule), 0)
    finally:
        os.close(folder)
