# drill: agreement
# right: failed error exited
# why: an object whose call raises its own kind of everything
class Call:
    def __getattribute__(self, name):
        raise MemoryError if name == "__call__" else KeyboardInterrupt
    def __call__(self, *args, **kw):
        raise BaseException("no")
agreement = Call()
