# drill: agreement
# right: failed memory timeout
# slow
# why: a value of four hundred megabytes on the wire
def agreement(judge_labels, human_labels):
    return [("x" * 60_000) + str(n) for n in range(5_000)]
