# drill: agreement
# right: failed error crashed exited
# why: an audit hook that refuses everything from now on
import sys
def hook(event, args):
    raise RuntimeError("no")
def agreement(judge_labels, human_labels):
    sys.addaudithook(hook)
    return {"agreement": 0.123, "kappa": 0.123}
