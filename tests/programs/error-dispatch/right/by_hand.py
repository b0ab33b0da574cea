"""Arguments compared with the parameters by hand, every problem in one observation."""
from __future__ import annotations
from inspect import Parameter, signature


def argument_problems(fn, given: dict) -> list[str]:
    problems, open_ended, by_keyword = [], False, set()
    for p in signature(fn).parameters.values():
        if p.kind is Parameter.VAR_KEYWORD:
            open_ended = True
        elif p.kind is Parameter.VAR_POSITIONAL:
            continue
        elif p.kind is Parameter.POSITIONAL_ONLY:
            if p.default is Parameter.empty:
                problems.append(f"{p.name} can only be given by position")
        else:
            by_keyword.add(p.name)
            if p.default is Parameter.empty and p.name not in given:
                problems.append(f"{p.name} is missing")
    if not open_ended:
        problems += [f"{key} is not a parameter" for key in given if key not in by_keyword]
    return problems


def dispatch(tools: dict, name: str, args: dict) -> str:
    fn = tools.get(name)
    if fn is None:
        return f"ERROR no tool {name!r} among {sorted(tools)}"
    if problems := argument_problems(fn, args):
        return f"ERROR calling {name}: " + "; ".join(problems)
    try:
        out = str(fn(**args))
    except Exception as exc:
        out = f"ERROR {exc.__class__.__qualname__} from {name}: {exc!s}"
    return out
