"""The exception is put into words by the standard library."""

import inspect
import traceback


class Refused(Exception):
    pass


def checked(tools, name, args):
    try:
        tool = tools[name]
    except KeyError:
        raise Refused(f"{name} is not on the list: {list(tools)}") from None
    try:
        bound = inspect.signature(tool).bind(**args)
    except TypeError as misfit:
        raise Refused(f"{name}: {misfit}") from misfit
    return lambda: tool(*bound.args, **bound.kwargs)


def dispatch(tools, name, args):
    try:
        run = checked(tools, name, args)
    except Refused as refused:
        return f"ERROR {refused}"
    try:
        return str(run())
    except Exception as failure:
        return "ERROR " + "".join(traceback.format_exception(type(failure), failure, failure.__traceback__))
