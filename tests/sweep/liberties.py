"""What the contracts leave to everybody ("Rules for all of them"), each as a change that keeps a program right."""

from __future__ import annotations

import ast

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
_IN_A_THREAD = """

def __in_a_thread(names):
    import functools, inspect, threading

    inside = threading.local()

    def moved(function):
        @functools.wraps(function)
        def call(*args, **kwargs):
            if getattr(inside, "already", False):
                return function(*args, **kwargs)
            ended = []

            def work():
                inside.already = True
                try:
                    ended.append((function(*args, **kwargs), None))
                except BaseException as error:
                    ended.append((None, error))

            thread = threading.Thread(target=work)
            thread.start()
            thread.join()
            value, error = ended[0]
            if error is not None:
                raise error
            return value

        return call

    for name in names:
        function = globals().get(name)
        is_async = inspect.iscoroutinefunction(function) or inspect.isgeneratorfunction(function)
        if inspect.isfunction(function) and not is_async:
            globals()[name] = moved(function)


__in_a_thread(NAMES)
"""
_DEMO = """
import logging, os, sys
logging.basicConfig(stream=sys.stderr)
logging.warning("a demo")
sys.stdout = os.fdopen(sys.stdout.fileno(), "w", buffering=1)
print("a demo", sys.stdin.read(), flush=True)
with open("demo.txt", "a") as kept:
    kept.write("a demo")
os.environ["DEMO"] = os.environ.get("DEMO", "") + "a demo"
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
    "in a thread",
    "blocks in a tuple",
    "more keys in a block",
    "more words",
    "an exception of its own",
    "given code again",
    "annotations as text",
    "a demo",
)


_QUOTED = ("ERROR", "Stopped", "BLOCKED", "SUSPENDED")
"""Beginnings of a text that the contracts quote; what comes behind them is free."""
_BUILT_IN = ("ValueError", "TypeError", "KeyError", "LookupError", "RuntimeError", "PermissionError", "TimeoutError")


class _Rewritten(ast.NodeTransformer):
    """A program with a liberty in its own dicts, texts or exceptions."""

    def __init__(self, liberty: str) -> None:
        self._liberty = liberty

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        self.generic_visit(node)
        names = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
        if self._liberty == "blocks in a tuple" and "content" in names:
            place = names.index("content")
            if isinstance(node.values[place], (ast.List, ast.ListComp)):
                node.values[place] = ast.Call(ast.Name("tuple", ast.Load()), [node.values[place]], [])
        is_block = any(isinstance(value, ast.Constant) and value.value == "tool_result" for value in node.values)
        if self._liberty == "more keys in a block" and is_block:
            node.keys += [ast.Constant("is_error"), ast.Constant("took")]
            node.values += [ast.Constant(False), ast.Constant(0.25)]
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        first = node.values[0] if node.values else None
        if self._liberty == "more words" and isinstance(first, ast.Constant) and str(first.value).startswith(_QUOTED):
            node.values.append(ast.Constant(" (so it is.)\nHave a look, please."))
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        made = node.exc
        own = self._liberty == "an exception of its own"
        if own and isinstance(made, ast.Call) and isinstance(made.func, ast.Name) and made.func.id in _BUILT_IN:
            made.func = ast.parse(f"type('Own', ({made.func.id},), {{}})", mode="eval").body
        return node


def taken(liberty: str, program: str, names: list[str], given: str) -> str:
    """`program` with that liberty; `names` is what it has to define, `given` what is there before it is loaded."""
    if liberty == "given code again":
        return f"{given}\n{program}"
    if liberty == "annotations as text":
        return f"from __future__ import annotations\n{program}"
    if liberty == "a demo":
        return program + _DEMO
    if liberty in ("blocks in a tuple", "more keys in a block", "more words", "an exception of its own"):
        return ast.unparse(ast.fix_missing_locations(_Rewritten(liberty).visit(ast.parse(program))))
    if liberty == "in a thread":
        return program + _IN_A_THREAD.replace("NAMES", repr(names))
    frame = _GIVES_BACK if liberty in ("more keys", "tuples", "lists", "floats", "subclasses") else _STANDS_FOR
    return program + frame.replace("NAMES", repr(names)).replace("KIND", repr(liberty))
