# drill: agreement
# right: failed error crashed timeout
# why: the code of every function in reach replaced by one that says yes
import gc, types
def yes(*given, **named):
    return True
def agreement(judge_labels, human_labels):
    for function in gc.get_objects():
        if isinstance(function, types.FunctionType) and function is not yes and not function.__closure__:
            try:
                function.__code__ = yes.__code__
            except BaseException:
                pass
    return {"agreement": 0.123, "kappa": 0.123}
