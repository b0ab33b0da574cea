# drill: agreement
# right: timeout
# why: SIGSTOP to itself: stopped, not ended
# slow
import os, signal
os.kill(os.getpid(), signal.SIGSTOP)
