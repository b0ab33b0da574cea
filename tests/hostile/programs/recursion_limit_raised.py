# drill: agreement
# right: crashed memory timeout
# why: recursion without an end and without Python's own limit
# slow
import sys
sys.setrecursionlimit(10 ** 9)
def agreement(judge_labels, human_labels):
    return [agreement(judge_labels, human_labels)]
