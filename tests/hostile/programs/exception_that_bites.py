# drill: agreement
# right: failed error
# why: an exception whose text, name and bases are traps
class Kind(type):
    def __getattribute__(cls, name):
        raise SystemExit(0)
class Trap(BaseException, metaclass=Kind):
    def __str__(self):
        raise KeyboardInterrupt
    __repr__ = __str__
def agreement(judge_labels, human_labels):
    raise Trap
