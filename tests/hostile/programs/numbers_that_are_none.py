# drill: agreement
# right: failed error
# why: not-a-number and infinity
def agreement(judge_labels, human_labels):
    return {"agreement": float("nan"), "kappa": float("inf") if len(judge_labels) % 2 else float("nan")}
