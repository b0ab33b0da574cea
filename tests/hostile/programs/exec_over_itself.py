# drill: agreement
# right: failed error exited
# why: becomes another program
import os, sys
def agreement(judge_labels, human_labels):
    os.execv(sys.executable, [sys.executable, "-c", "print('passed')"])
