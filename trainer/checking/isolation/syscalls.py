"""Numbers of the system calls that a confined program is refused, by machine.

From the kernel's own tables (arch/x86/entry/syscalls/syscall_64.tbl, include/uapi/asm-generic/unistd.h).
None: the machine has no such call.
"""

from __future__ import annotations

REFUSED: dict[str, tuple[int | None, int | None]] = {
    # name: (x86_64, aarch64)
    # sockets and messages to other processes
    "socket": (41, 198),
    "connect": (42, 203),
    "bind": (49, 200),
    "listen": (50, 201),
    "accept": (43, 202),
    "accept4": (288, 242),
    "sendmsg": (46, 211),
    "sendmmsg": (307, 269),
    "recvmsg": (47, 212),
    # new programs and processes
    "fork": (57, None),
    "vfork": (58, None),
    "execve": (59, 221),
    "execveat": (322, 281),
    # signals to others, and looking into them
    "tkill": (200, 130),
    "pidfd_send_signal": (424, 424),
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "kcmp": (312, 272),
    "pidfd_getfd": (438, 438),
    "pidfd_open": (434, 434),
    "process_madvise": (440, 440),
    "process_mrelease": (448, 448),
    # mounts and namespaces
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "mount_setattr": (442, 442),
    "setns": (308, 268),
    "unshare": (272, 97),
    # the kernel's own doors
    "keyctl": (250, 219),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "init_module": (175, 105),
    "finit_module": (313, 273),
    "delete_module": (176, 106),
    "kexec_load": (246, 104),
    "kexec_file_load": (320, 294),
    "reboot": (169, 142),
    "sync": (162, 81),
    "swapon": (167, 224),
    "swapoff": (168, 225),
    "acct": (163, 89),
    "syslog": (103, 116),
    "quotactl": (179, 60),
    "iopl": (172, None),
    "ioperm": (173, None),
    "lookup_dcookie": (212, 18),
    "seccomp": (317, 277),
    # clocks and names of the machine
    "settimeofday": (164, 170),
    "clock_settime": (227, 112),
    "clock_adjtime": (305, 266),
    "adjtimex": (159, 171),
    "sethostname": (170, 161),
    "setdomainname": (171, 162),
    # what outlives or leaves the session
    "setsid": (112, 157),
    "setpgid": (109, 154),
    "shmget": (29, 194),
    "msgget": (68, 186),
    "semget": (64, 190),
    "mq_open": (240, 180),
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "personality": (135, 92),
    "setpriority": (141, 140),
    "ioprio_set": (251, 30),
    "sched_setscheduler": (144, 119),
    "sched_setparam": (142, 118),
    "sched_setattr": (314, 274),
    "sched_setaffinity": (203, 122),
    "vmsplice": (278, 75),
    # owners and attributes of files, which Landlock leaves open
    "chown": (92, None),
    "fchown": (93, 55),
    "lchown": (94, None),
    "fchownat": (260, 54),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "fanotify_init": (300, 262),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    "mknod": (133, None),
    "mknodat": (259, 33),
    # users and capabilities
    "setuid": (105, 146),
    "setgid": (106, 144),
    "setreuid": (113, 145),
    "setregid": (114, 143),
    "setresuid": (117, 147),
    "setresgid": (119, 149),
    "setgroups": (116, 159),
    "setfsuid": (122, 151),
    "setfsgid": (123, 152),
    "capset": (126, 91),
}

PRETENDED: dict[str, tuple[int | None, int | None]] = {
    # rights and times of files, which Landlock leaves open as well
    "chmod": (90, None),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "fchmodat2": (452, 452),
    "utime": (132, None),
    "utimes": (235, None),
    "futimesat": (261, None),
    "utimensat": (280, 88),
    # limits: the trainer's own stay as they are
    "setrlimit": (160, 164),
}
"""Calls that do nothing and say that they did: `shutil.copy`, `Path.touch` and the like end with them, and whoever
writes a file of its own may use those; a program may well ask for a larger stack, or for no core dumps."""

JUDGED_BY_ARGUMENT = {
    "x86_64": {
        "clone": 56,
        "clone3": 435,
        "kill": 62,
        "tgkill": 234,
        "prlimit64": 302,
        "sendto": 44,
        "fcntl": 72,
        "ioctl": 16,
        "prctl": 157,
    },
    "aarch64": {
        "clone": 220,
        "clone3": 435,
        "kill": 129,
        "tgkill": 131,
        "prlimit64": 261,
        "sendto": 206,
        "fcntl": 25,
        "ioctl": 29,
        "prctl": 167,
    },
}

AUDIT_ARCHITECTURE = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}

HIGHEST_REVIEWED = 462
"""Calls above this number (mseal) arrived after the review: they are answered with ENOSYS."""


def numbers_of(calls: dict[str, tuple[int | None, int | None]], machine: str) -> list[int]:
    """The numbers of these calls on `machine`, sorted."""
    column = 0 if machine == "x86_64" else 1
    numbers = (pair[column] for pair in calls.values())
    return sorted({number for number in numbers if number is not None})
