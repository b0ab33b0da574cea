# fault: the observation of a tool that raises lacks the exception's type name
import inspect


class Dispatch:
    def __call__(self, toolset, called, inputs):
        if called not in toolset:
            return f"ERROR: no tool {called}. Available: {', '.join(sorted(toolset))}"
        try:
            inspect.signature(toolset[called]).bind(**inputs)
        except TypeError as problem:
            return f"ERROR: {called}: {problem}"
        try:
            return str(toolset[called](**inputs))
        except Exception as problem:
            return f"ERROR: {called} failed: {problem}"


dispatch = Dispatch()
