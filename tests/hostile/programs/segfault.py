# drill: agreement
# right: crashed
# why: reads address zero
import ctypes
def agreement(judge_labels, human_labels):
    return ctypes.string_at(0)
