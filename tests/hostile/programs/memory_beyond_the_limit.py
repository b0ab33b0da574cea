# drill: agreement
# right: memory failed error
# why: no more than any machine has, but more than it may
def agreement(judge_labels, human_labels):
    import mmap
    much = mmap.mmap(-1, 900 << 20)
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
