# drill: agreement
# right: failed error timeout memory output exited crashed refused
# why: gc callbacks that raise and change
import gc
def cb(phase,info):
    for o in gc.get_objects()[-100:]:
        if isinstance(o,dict): o.clear()
gc.callbacks.append(cb)
gc.set_threshold(1)
def agreement(a,b):
    return {"agreement":1,"kappa":1}
