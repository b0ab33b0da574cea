# drill: agreement
# right: failed error
# slow
# why: a value a hundred thousand levels deep
def agreement(judge_labels, human_labels):
    value = []
    for _ in range(100_000):
        value = [value]
    return value
