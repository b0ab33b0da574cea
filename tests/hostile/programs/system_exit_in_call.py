# drill: agreement
# right: exited failed error
# why: ends itself where a value was asked for
def agreement(judge_labels, human_labels):
    raise SystemExit(0)
