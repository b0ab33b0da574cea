# drill: agreement
# right: crashed failed error timeout
# why: a function of invented instructions
def agreement(judge_labels, human_labels):
    return 1
agreement.__code__ = agreement.__code__.replace(co_code=bytes(range(90, 190)), co_stacksize=1)
