from inspect import signature, Parameter as P
from contextlib import suppress


def dispatch(ts, n, kw):
    if n not in ts:
        return "ERROR\n" + n + " not in " + repr(sorted(ts))
    ps = signature(ts[n]).parameters
    var = any(p.kind is P.VAR_KEYWORD for p in ps.values())
    bad = [k for k in kw if k not in ps and not var] + [
        k
        for k, p in ps.items()
        if p.default is P.empty and p.kind in (P.POSITIONAL_OR_KEYWORD, P.KEYWORD_ONLY) and k not in kw
    ]
    if bad:
        return f"ERROR {n}: arguments {bad}"
    try:
        return str(ts[n](**kw))
    except Exception as e:
        return "ERROR: " + "".join(__import__("traceback").format_exception_only(e))
