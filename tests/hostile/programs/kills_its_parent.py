# drill: agreement
# right: failed error
# why: SIGKILL to the process above and to its group
import os, signal
caught = []
for target in (os.getppid(), 0, -1, -os.getpgrp(), 1, -os.getppid()):
    try:
        os.kill(target, signal.SIGKILL)
    except OSError as error:
        caught.append(error)
try:
    os.killpg(0, signal.SIGKILL)
except OSError as error:
    caught.append(error)
raise caught[0]
