import inspect
from functools import partial


class Refused(Exception):
    """The model asked for something that can't be done; the message says what."""


class Dispatcher:
    def __init__(self, registry):
        self.tools = registry

    def find(self, title):
        try:
            return self.tools[title]
        except KeyError:
            raise Refused(f"no such tool: {title} (there are: {' '.join(map(str, self.tools))})") from None

    def prepare(self, title, payload):
        func = self.find(title)
        try:
            inspect.signature(func).bind(**payload)
        except TypeError as error:
            raise Refused(f"{title}: {error}") from error
        return partial(func, **payload)

    def __call__(self, title, payload):
        try:
            job = self.prepare(title, payload)
        except Refused as no:
            return f"ERROR: {no}"
        try:
            return str(job())
        except Exception as error:
            return "ERROR: %s (%s) while running %s" % (type(error).__name__, error, title)


def dispatch(registry, title, payload):
    return Dispatcher(registry)(title, payload)
