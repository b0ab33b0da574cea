# drill: agreement
# right: failed error timeout memory output exited crashed refused
# why: sends descriptors over the socket
import socket,os
def agreement(a,b):
    for fd in range(3,20):
        try:
            s=socket.socket(fileno=fd)
            for _ in range(200): socket.send_fds(s,[b"x"],[0]*100)
            s.detach()
        except OSError: pass
    return {"agreement":1,"kappa":1}
