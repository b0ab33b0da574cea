# drill: agreement
# right: failed error
# why: numbers too long to be written down
def agreement(judge_labels, human_labels):
    return {"agreement": 10 ** 6_000, "kappa": -(10 ** 18_000)}
