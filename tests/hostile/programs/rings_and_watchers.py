# drill: agreement
# right: failed error crashed
# why: doors of the kernel that go round a filter: io_uring, bpf, userfaultfd, perf, fanotify, namespaces
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
def agreement(judge_labels, human_labels):
    room = ctypes.create_string_buffer(256)
    opened = [libc.syscall(number, *given) for number, given in (
        (425, (8, room)), (321, (0, room, 48)), (323, (0,)), (298, (room, 0, -1, -1, 0)), (300, (0, 0)),
        (272, (0x10000000,)), (272, (0x40000000,)), (165, (b"none", b"/", b"tmpfs", 0, None)), (161, (b".",)),
    )]
    if max(opened) >= 0:
        raise SystemExit(f"a door is open: {opened}")
    return {"agreement": 0.123, "kappa": 0.123}
