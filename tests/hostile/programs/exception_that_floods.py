# drill: agreement
# right: failed error output memory
# slow
# why: an exception with a message of a hundred megabytes
def agreement(judge_labels, human_labels):
    raise ValueError("x" * 100_000_000)
