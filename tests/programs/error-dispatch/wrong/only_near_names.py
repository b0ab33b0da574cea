# fault: for an unknown name only the close matches are listed, not every available name
import difflib
import inspect


class Tools:
    def __init__(self, toolset):
        self.tools = toolset

    def run(self, which, kwargs):
        if which not in self.tools:
            return f"ERROR: unknown tool {which}. Similar: {difflib.get_close_matches(which, self.tools)}"
        try:
            inspect.signature(self.tools[which]).bind(**kwargs)
        except TypeError as trouble:
            return f"ERROR: {which}: {trouble}"
        try:
            return str(self.tools[which](**kwargs))
        except Exception as trouble:
            return f"ERROR: {type(trouble).__name__}: {trouble}"


def dispatch(toolset, which, kwargs):
    return Tools(toolset).run(which, kwargs)
