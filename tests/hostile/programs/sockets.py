# drill: agreement
# right: passed
# why: every kind of socket there is
import os
def attempt(act):
    try:
        act()
    except OSError:
        return
    raise SystemError("an act went through that must not")

import socket
def tcp():
    socket.create_connection(("127.0.0.1", 4747), timeout=1).send(b"secret")
def udp():
    socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"secret", ("127.0.0.1", 4747))
def unix():
    one = socket.socket(socket.AF_UNIX)
    one.connect("\0hostile")
    one.send(b"secret")
def raw():
    socket.socket(socket.AF_PACKET, socket.SOCK_RAW)
def netlink():
    socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)
def vsock():
    socket.socket(socket.AF_VSOCK, socket.SOCK_STREAM)
for act in (tcp, udp, unix, raw, netlink, vsock):
    attempt(act)
one, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
attempt(lambda: one.sendto(b"secret", "\0hostile"))
attempt(lambda: one.sendto(b"secret", "/dev/shm/hostile-packets"))
attempt(lambda: one.sendmsg([b"secret"], [], 0, "\0hostile"))

def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
