# drill: agreement
# right: failed error exited
# why: a different exception each time
import itertools
kinds = itertools.cycle([GeneratorExit, KeyboardInterrupt, StopIteration, StopAsyncIteration, SystemExit, BaseException,
    BaseExceptionGroup("many", [ValueError("one")]) if "BaseExceptionGroup" in dir(__builtins__) else BaseException])
def agreement(judge_labels, human_labels):
    raise next(kinds)
