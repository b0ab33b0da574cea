# drill: agreement
# right: failed error timeout
# why: a generator that goes on when it is closed, and is closed by whoever lets go of it
import sys
def stubborn():
    while True:
        try:
            yield
        except BaseException:
            pass
kept = stubborn()
next(kept)
def agreement(judge_labels, human_labels):
    other = stubborn()
    next(other)
    del other
    return {"agreement": 0.123, "kappa": kept}
