# drill: agreement
# right: failed error
# why: Ctrl+C out of thin air
def agreement(judge_labels, human_labels):
    raise KeyboardInterrupt
