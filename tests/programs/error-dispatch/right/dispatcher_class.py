import inspect
from functools import partial


class Refused(Exception):
    """The model asked for something that can't be done; the message says what."""


class Dispatcher:
    def __init__(self, registry):
        self.tools = registry

    def find(self, asked_name):
        try:
            return self.tools[asked_name]
        except KeyError:
            raise Refused(f"no such tool: {asked_name} (there are: {' '.join(map(str, self.tools))})") from None

    def prepare(self, asked_name, payload):
        func = self.find(asked_name)
        try:
            inspect.signature(func).bind(**payload)
        except TypeError as error:
            raise Refused(f"{asked_name}: {error}") from error
        return partial(func, **payload)

    def __call__(self, asked_name, payload):
        try:
            job = self.prepare(asked_name, payload)
        except Refused as no:
            return f"ERROR: {no}"
        try:
            return str(job())
        except Exception as error:
            return "ERROR: %s (%s) while running %s" % (type(error).__name__, error, asked_name)


def dispatch(registry, asked_name, payload):
    return Dispatcher(registry)(asked_name, payload)
