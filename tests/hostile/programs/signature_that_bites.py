# drill: agreement
# right: failed error timeout memory output exited crashed refused
# why: annotations and defaults that bite when looked at
class B:
    def __repr__(self): raise SystemExit(0)
    def __eq__(self,o): raise SystemExit(0)
    __hash__=None
def agreement(judge_labels: B()=B(), human_labels: B()=B(), /) -> B(): raise TypeError(B())
agreement.__signature__=B()
agreement.__wrapped__=agreement
agreement.__name__=B.__name__
