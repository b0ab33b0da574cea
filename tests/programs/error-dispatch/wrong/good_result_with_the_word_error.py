# fault: a good result in which the word error stands is made an error observation
from inspect import Parameter as P
from inspect import signature


class ToolError(Exception):
    pass


class Unknown(ToolError):
    pass


class BadArgs(ToolError):
    pass


def _check(fn, name, args):
    ps = signature(fn).parameters.values()
    by_kw = {p.name for p in ps if p.kind in (P.POSITIONAL_OR_KEYWORD, P.KEYWORD_ONLY)}
    open_ = any(p.kind is P.VAR_KEYWORD for p in ps)
    missing = [
        p.name
        for p in ps
        if p.default is P.empty
        and p.kind in (P.POSITIONAL_OR_KEYWORD, P.KEYWORD_ONLY, P.POSITIONAL_ONLY)
        and p.name not in args
    ]
    extra = [] if open_ else [a for a in args if a not in by_kw]
    if missing or extra:
        raise BadArgs(f"{name}: missing {missing}, unexpected {extra}; wanted {[p.name for p in ps]}")


def dispatch(tools, name, args):
    try:
        if name not in tools:
            raise Unknown(f"{name} is none of {list(tools)}")
        _check(tools[name], name, args)
    except ToolError as e:
        return f"ERROR[{type(e).__name__}] {e}"
    try:
        result = tools[name](**args)
    except Exception as exc:
        return f"ERROR {exc!r}"
    else:
        return "ERROR: " + result if "error" in str(result).lower() else str(result)
