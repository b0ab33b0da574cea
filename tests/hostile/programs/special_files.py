# drill: agreement
# right: passed
# why: pipes, devices and sockets in its folder
import os
def attempt(act):
    try:
        act()
    except OSError:
        return
    raise SystemError("an act went through that must not")

import socket, stat
attempt(lambda: os.mknod("device", 0o600 | stat.S_IFCHR, os.makedev(1, 1)))
attempt(lambda: os.mknod("block", 0o600 | stat.S_IFBLK, os.makedev(8, 0)))
attempt(lambda: socket.socket(socket.AF_UNIX).bind("socket"))

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
