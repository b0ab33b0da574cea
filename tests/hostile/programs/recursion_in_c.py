# drill: agreement
# right: crashed error failed memory
# why: recursion through C code
import sys
sys.setrecursionlimit(10 ** 9)
class Deep:
    def __repr__(self):
        return repr([self])
def agreement(judge_labels, human_labels):
    return repr(Deep())
