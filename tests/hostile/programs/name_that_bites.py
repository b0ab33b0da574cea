# drill: agreement
# right: error exited failed timeout
# why: the module answers for names with an exception that ends it
import sys, types
class Module(types.ModuleType):
    def __getattribute__(self, name):
        raise SystemExit(0)
sys.modules[__name__].__class__ = Module
