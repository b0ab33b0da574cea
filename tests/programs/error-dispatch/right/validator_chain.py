"""A chain of stages; the first that has something to say ends it."""

from functools import partial
from inspect import signature


def known(tools, name, args):
    if name not in tools:
        return "ERROR: I know " + " and ".join(map(repr, tools)) + f", and {name!r} is none of them"


def fitting(tools, name, args):
    try:
        signature(tools[name]).bind(**args)
    except TypeError as problem:
        return f"ERROR: {name} can't take {args}: {problem}"


def outcome(tools, name, args):
    call = partial(tools[name], **args)
    try:
        value = call()
    except Exception as problem:
        return f"ERROR {name}: {problem.__class__.__name__}({problem})"
    else:
        return str(value)


def dispatch(tools, name, args):
    return next(said for stage in (known, fitting, outcome) if (said := stage(tools, name, args)) is not None)
