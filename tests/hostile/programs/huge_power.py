# drill: agreement
# right: timeout memory
# why: arithmetic in C that no signal handler interrupts
# slow
def agreement(judge_labels, human_labels):
    return 3 ** (10 ** 9)
