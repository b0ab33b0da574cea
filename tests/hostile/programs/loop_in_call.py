# drill: agreement
# right: timeout
# why: an endless loop in the call
# slow
def agreement(judge_labels, human_labels):
    while True:
        pass
