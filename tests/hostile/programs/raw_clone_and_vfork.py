# drill: agreement
# right: failed error crashed exited
# why: the system calls behind fork, by number
import ctypes, os, platform, time
libc = ctypes.CDLL(None, use_errno=True)
numbers = (56, 57, 58, 435) if platform.machine() == "x86_64" else (220, 435)
got = []
for number in numbers:
    pid = libc.syscall(ctypes.c_long(number), ctypes.c_long(17), None, None, None, None)
    if pid == 0:
        time.sleep(120)
        os._exit(0)
    got.append(pid)
assert any(pid > 0 for pid in got), got
def agreement(judge_labels, human_labels):
    return {}
