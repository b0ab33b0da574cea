# drill: agreement
# right: failed error
# why: a child that would go on alone
import os, time
def agreement(judge_labels, human_labels):
    if os.fork() == 0:
        os.setsid()
        time.sleep(120)
        os._exit(0)
    return {"agreement": 1.0, "kappa": 1.0}
