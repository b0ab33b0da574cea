# drill: agreement
# right: crashed error failed timeout
# why: announces a frame of four gigabytes
import os
os.write(3, b"\xff\xff\xff\xff" + b"x" * 100_000)
