# drill: agreement
# right: failed error timeout memory output exited crashed refused
# why: ctypes decrefs None to death
import ctypes
def agreement(a,b):
    dec=ctypes.pythonapi.Py_DecRef; dec.argtypes=[ctypes.py_object]
    for _ in range(10**7): dec(True)
    return {"agreement":1,"kappa":1}
