# fault: a text that a tool gave loses the white space at its ends
from __future__ import annotations
from itertools import count
_RETRY = (ToolTimeout, TransientError)
def _err(spec, *what):
    return ToolResult(False, "ERROR in " + spec.name + ": " + "; ".join(map(str, what)))
def reliable_call(spec, args, key, store, attempts=3):
    if problems := validate(args, spec.schema):
        return _err(spec, *problems)
    try:
        return ToolResult(True, store[key])
    except KeyError:
        pass
    tries = attempts if spec.idempotent else 1
    for n in count():
        try:
            result = execute_with_timeout(spec.fn, args, spec.timeout_s)
        except _RETRY as e:
            if n + 1 >= tries:
                return _err(spec, type(e).__name__, e, "try instead", *spec.fallbacks)
            back_off(n)
        except Exception as e:
            return _err(spec, f"{type(e).__name__}: {e}")
        else:
            return ToolResult(True, store.setdefault(key, result.strip() if isinstance(result, str) else result))
