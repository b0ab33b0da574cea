# drill: agreement
# right: failed error timeout memory output exited crashed refused
# why: turns strict seccomp on itself
import ctypes
def agreement(a,b):
    ctypes.CDLL(None).prctl(22,1,0,0,0)
    return {"agreement":1,"kappa":1}
