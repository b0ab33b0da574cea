# drill: agreement
# right: crashed
# why: SIGABRT
import os
def agreement(judge_labels, human_labels):
    os.abort()
