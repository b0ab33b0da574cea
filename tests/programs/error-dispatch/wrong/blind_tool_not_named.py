# fault: the error for bad arguments names the argument and not the tool
import inspect


class Dispatcher:
    def __init__(self, tools):
        self.tools = tools

    def problem_with(self, tool, args):
        try:
            inspect.signature(tool).bind(**args)
        except TypeError as error:
            return str(error)

    def run(self, name, args):
        if name not in self.tools:
            return f"ERROR: no tool {name}, there are {', '.join(self.tools)}"
        problem = self.problem_with(self.tools[name], args)
        if problem:
            return f"ERROR: {problem}"
        try:
            return str(self.tools[name](**args))
        except Exception as error:
            return f"ERROR: {name}: {type(error).__name__}({error})"


def dispatch(tools, name, args):
    return Dispatcher(tools).run(name, args)
