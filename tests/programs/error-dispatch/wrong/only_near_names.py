# fault: for an unknown name only the close matches are listed, not every available name
import difflib
import inspect


class Tools:
    def __init__(self, tools):
        self.tools = tools

    def run(self, name, args):
        if name not in self.tools:
            return f"ERROR: unknown tool {name}. Similar: {difflib.get_close_matches(name, self.tools)}"
        try:
            inspect.signature(self.tools[name]).bind(**args)
        except TypeError as exc:
            return f"ERROR: {name}: {exc}"
        try:
            return str(self.tools[name](**args))
        except Exception as exc:
            return f"ERROR: {type(exc).__name__}: {exc}"


def dispatch(tools, name, args):
    return Tools(tools).run(name, args)
