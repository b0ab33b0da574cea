# drill: agreement
# right: crashed timeout failed error
# why: overwrites a built-in object's reference count and type
import ctypes
def agreement(judge_labels, human_labels):
    ctypes.memset(id(0), 255, 64)
    ctypes.memset(id(()), 255, 64)
    return (0, ())
