# fault: the observation of a tool that raises lacks the exception's type name
import inspect


class Dispatch:
    def __call__(self, tools, name, args):
        if name not in tools:
            return f"ERROR: no tool {name}. Available: {', '.join(sorted(tools))}"
        try:
            inspect.signature(tools[name]).bind(**args)
        except TypeError as exc:
            return f"ERROR: {name}: {exc}"
        try:
            return str(tools[name](**args))
        except Exception as exc:
            return f"ERROR: {name} failed: {exc}"


dispatch = Dispatch()
