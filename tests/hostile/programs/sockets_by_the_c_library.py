# drill: agreement
# right: passed
# why: the same by ctypes, and io_uring
import ctypes, platform
libc = ctypes.CDLL(None, use_errno=True)
assert libc.socket(2, 1, 0) < 0
assert libc.connect(3, b"\0" * 16, 16) < 0
uring = ctypes.create_string_buffer(120)
assert libc.syscall(ctypes.c_long(425), ctypes.c_long(8), uring) < 0
assert libc.syscall(ctypes.c_long(0x40000000 + 41), ctypes.c_long(2), ctypes.c_long(1), ctypes.c_long(0)) < 0

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
