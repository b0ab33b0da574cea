# drill: agreement
# right: failed error
# slow
# why: a value that holds itself
def agreement(judge_labels, human_labels):
    value = {"agreement": 1.0}
    value["kappa"] = value
    value["list"] = [value] * 1000
    return value
