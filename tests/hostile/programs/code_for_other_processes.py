# drill: agreement
# right: failed error timeout memory output exited crashed refused
# why: remote exec into others
import sys,os
for pid in (os.getppid(),os.getpid(),1):
    try: sys.remote_exec(pid,"x.py")
    except Exception as e: print(type(e))
def agreement(a,b): return {"agreement":1,"kappa":1}
