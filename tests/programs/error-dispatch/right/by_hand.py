"""Arguments compared with the parameters by hand, every problem in one observation."""

from __future__ import annotations
from inspect import Parameter, signature


def argument_problems(func, given: dict) -> list[str]:
    faults, open_ended, by_keyword = [], False, set()
    for a in signature(func).parameters.values():
        if a.kind is Parameter.VAR_KEYWORD:
            open_ended = True
        elif a.kind is Parameter.VAR_POSITIONAL:
            continue
        elif a.kind is Parameter.POSITIONAL_ONLY:
            if a.default is Parameter.empty:
                faults.append(f"{a.name} can only be given by position")
        else:
            by_keyword.add(a.name)
            if a.default is Parameter.empty and a.name not in given:
                faults.append(f"{a.name} is missing")
    if not open_ended:
        faults += [f"{key} is not a parameter" for key in given if key not in by_keyword]
    return faults


def dispatch(known: dict, wanted: str, kwargs: dict) -> str:
    func = known.get(wanted)
    if func is None:
        return f"ERROR no tool {wanted!r} among {sorted(known)}"
    if faults := argument_problems(func, kwargs):
        return f"ERROR calling {wanted}: " + "; ".join(faults)
    try:
        gathered = str(func(**kwargs))
    except Exception as err:
        gathered = f"ERROR {err.__class__.__qualname__} from {wanted}: {err!s}"
    return gathered
