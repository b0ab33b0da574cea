# fault: the observation of a tool that raises lacks the exception's type name
import inspect


class Dispatch:
    def __call__(self, toolset, label, inputs):
        if label not in toolset:
            return f"ERROR: no tool {label}. Available: {', '.join(sorted(toolset))}"
        try:
            inspect.signature(toolset[label]).bind(**inputs)
        except TypeError as problem:
            return f"ERROR: {label}: {problem}"
        try:
            return str(toolset[label](**inputs))
        except Exception as problem:
            return f"ERROR: {label} failed: {problem}"


dispatch = Dispatch()
