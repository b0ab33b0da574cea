# drill: agreement
# right: failed error
# why: ten thousand exceptions, each the cause of the next
def agreement(judge_labels, human_labels):
    error = ValueError("first")
    for number in range(10_000):
        after = ValueError(number)
        after.__cause__ = error
        error = after
    raise error
