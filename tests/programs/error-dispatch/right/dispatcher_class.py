import inspect
from functools import partial


class Refused(Exception):
    """The model asked for something that can't be done; the message says what."""


class Dispatcher:
    def __init__(self, tools):
        self.tools = tools

    def find(self, name):
        try:
            return self.tools[name]
        except KeyError:
            raise Refused(f"no such tool: {name} (there are: {' '.join(map(str, self.tools))})") from None

    def prepare(self, name, args):
        fn = self.find(name)
        try:
            inspect.signature(fn).bind(**args)
        except TypeError as exc:
            raise Refused(f"{name}: {exc}") from exc
        return partial(fn, **args)

    def __call__(self, name, args):
        try:
            job = self.prepare(name, args)
        except Refused as no:
            return f"ERROR: {no}"
        try:
            return str(job())
        except Exception as exc:
            return "ERROR: %s (%s) while running %s" % (type(exc).__name__, exc, name)


def dispatch(tools, name, args):
    return Dispatcher(tools)(name, args)
