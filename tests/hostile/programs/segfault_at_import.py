# drill: agreement
# right: crashed
# why: reads address zero before anything is defined
import ctypes
ctypes.string_at(0)
