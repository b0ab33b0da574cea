# drill: agreement
# right: error failed crashed
# why: recursion without an end
def agreement(judge_labels, human_labels):
    return agreement(judge_labels, human_labels)
