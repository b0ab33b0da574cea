"""What the contracts leave to everybody ("Rules for all of them"), each as a change that keeps a program right."""

from __future__ import annotations

_GIVES_BACK = '''

def __changed(value, _kind=KIND):
    class Thing:
        """No plain data."""

    def inside(value):
        if type(value) is dict:
            return {key: __changed(item) for key, item in value.items()}
        return type(value)(map(__changed, value)) if type(value) in (list, tuple) else value

    if _kind == "more keys" and type(value) is dict:
        return {**value, "one more": "text", "another": Thing(), 7: None}
    if _kind == "tuples" and type(value) is list:
        return tuple(value)
    if _kind == "lists" and type(value) is tuple:
        return list(value)
    if _kind == "floats":
        return float(value) if type(value) is int else inside(value)
    if _kind == "subclasses":
        made = type("Own", (type(value),), {}) if type(value) in (str, int, float, list, dict) else lambda same: same
        return made(inside(value))
    return value


def __given_back(names):
    import functools, inspect, threading

    here = threading.local()

    def changed_outside(function):
        @functools.wraps(function)
        def call(*args, **kwargs):
            depth = getattr(here, "depth", 0)
            here.depth = depth + 1
            try:
                value = function(*args, **kwargs)
            finally:
                here.depth = depth
            return value if depth else __changed(value)

        return call

    def changed(function):
        @functools.wraps(function)
        async def call(*args, **kwargs):
            return __changed(await function(*args, **kwargs))

        return call

    for name in names:
        function = globals().get(name)
        if inspect.iscoroutinefunction(function):
            globals()[name] = changed(function)
        elif inspect.isfunction(function) and not inspect.isgeneratorfunction(function):
            globals()[name] = changed_outside(function)


__given_back(NAMES)
'''
_STANDS_FOR = """

def __stands_for(names, _kind=KIND):
    import functools, inspect

    class Instance:
        def __init__(self, function):
            self.function = function

        def __call__(self, *args, **kwargs):
            return self.function(*args, **kwargs)

    def builder(kind):
        return lambda *args, **kwargs: kind(*args, **kwargs)

    for name in names:
        value = globals().get(name)
        if inspect.isclass(value) and not issubclass(value, BaseException) and _kind == "function for a class":
            globals()[name] = builder(value)
        if inspect.isfunction(value) and not inspect.iscoroutinefunction(value) and _kind != "function for a class":
            globals()[name] = functools.partial(value) if _kind == "partial" else Instance(value)


__stands_for(NAMES)
"""
_DEMO = """
print("a demo", flush=True)
if __name__ == "__main__":
    raise SystemExit("this is a module")
"""

LIBERTIES = (
    "more keys",
    "tuples",
    "lists",
    "floats",
    "subclasses",
    "function for a class",
    "partial",
    "callable instance",
    "given code again",
    "annotations as text",
    "a demo",
)


def taken(liberty: str, program: str, names: list[str], given: str) -> str:
    """`program` with that liberty; `names` is what it has to define, `given` what is there before it is loaded."""
    if liberty == "given code again":
        return f"{given}\n{program}"
    if liberty == "annotations as text":
        return f"from __future__ import annotations\n{program}"
    if liberty == "a demo":
        return program + _DEMO
    frame = _GIVES_BACK if liberty in ("more keys", "tuples", "lists", "floats", "subclasses") else _STANDS_FOR
    return program + frame.replace("NAMES", repr(names)).replace("KIND", repr(liberty))
