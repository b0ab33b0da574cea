# drill: agreement
# right: timeout
# why: one byte of a frame every tenth of a second
# slow
import os, time
for byte in b"\0\0\0\x10" + b" " * 16:
    os.write(3, bytes([byte]))
    time.sleep(0.4)
