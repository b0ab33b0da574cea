# drill: agreement
# right: error
# why: a bracket that is never closed
def agreement(judge_labels, human_labels:
    return {}
