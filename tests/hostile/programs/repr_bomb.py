# drill: agreement
# right: failed error
# why: objects whose repr, str and hash never end
class Bomb:
    def __repr__(self):
        while True:
            pass
    __str__ = __format__ = __hash__ = __bool__ = __len__ = __iter__ = __eq__ = lambda self, *args: self.__repr__()
def agreement(judge_labels, human_labels):
    return {"agreement": Bomb(), "kappa": [Bomb(), (Bomb(),)]}
