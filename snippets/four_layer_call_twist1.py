#: given
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple


class ToolSpec(NamedTuple):
    name: str
    schema: dict
    timeout_s: float
    idempotent: bool
    fallbacks: list
    fn: Callable


class ToolResult(NamedTuple):
    ok: bool
    observation: Any


class ToolTimeout(Exception): ...


class TransientError(Exception): ...


def validate(args, schema):
    misfits = [field for field, kind in schema.items() if not isinstance(args.get(field), kind)]
    return [f"{field} has to be of type {schema[field].__name__}" for field in misfits]


def execute_with_timeout(fn, args, seconds):
    return fn(**args)


def back_off(n):
    time.sleep(random.uniform(0, min(0.02, 0.005 * 2**n)))


#: end


def reliable_call(spec, args, key, store, attempts=3):
    problems = validate(args, spec.schema)  #: validate_first
    if problems:
        return ToolResult(False, f"ERROR: {spec.name}: {'; '.join(problems)}")  #: validate_first
    if key in store:  #: replay
        state, result = store[key]
        if state == "begun":  #: in_doubt
            return ToolResult(False, f"ERROR: {spec.name} was begun before, with unknown outcome")  #: in_doubt
        return ToolResult(True, result)  #: replay
    runs = attempts if spec.idempotent else 1  #: only_idempotent
    if not spec.idempotent:  #: intent_first
        store[key] = ["begun", None]  #: intent_first
    for n in range(runs):
        try:
            result = execute_with_timeout(spec.fn, args, spec.timeout_s)  #: deadline
        except (ToolTimeout, TransientError) as error:  #: passing
            fault = type(error).__name__  #: degrade
        except Exception as error:
            store.pop(key, None)  #: refused_is_free
            return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")  #: lasting
        else:
            store[key] = ["done", result]  #: remember
            return ToolResult(True, result)
        if n + 1 < runs:  #: back_off
            back_off(n)  #: back_off
    return ToolResult(False, f"ERROR: {spec.name}: {fault}. What you can do: {', '.join(spec.fallbacks)}")  #: degrade


if __name__ == "__main__":
    import json

    plan = [ToolTimeout(), ValueError("the card has expired"), "charged"]

    def fn(cents):
        print("  (charge runs)")
        step = plan.pop(0)
        if isinstance(step, Exception):
            raise step
        return step

    charge = ToolSpec("charge", {"cents": int}, 2.0, False, ["balance"], fn)
    disk = "{}"
    for key in ("t1:charge", "t1:charge", "t2:charge", "t2:charge", "t2:charge"):
        store = json.loads(disk)
        print(key, *reliable_call(charge, {"cents": 1250}, key, store))
        disk = json.dumps(store)
