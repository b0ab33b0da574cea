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
        return ToolResult(True, store[key])  #: replay
    runs = attempts if spec.idempotent else 1  #: only_idempotent
    for n in range(runs):
        try:
            result = execute_with_timeout(spec.fn, args, spec.timeout_s)  #: deadline
        except (ToolTimeout, TransientError) as error:  #: passing
            fault = type(error).__name__  #: degrade
        except Exception as error:
            return ToolResult(False, f"ERROR: {spec.name}: {type(error).__name__}: {error}")  #: lasting
        else:
            store[key] = result  #: remember
            return ToolResult(True, result)
        if n + 1 < runs:  #: back_off
            back_off(n)  #: back_off
    return ToolResult(False, f"ERROR: {spec.name}: {fault}. What you can do: {', '.join(spec.fallbacks)}")  #: degrade


if __name__ == "__main__":

    def tool(name, idempotent, *plan):
        left = list(plan)

        def fn(cents):
            print(f"  ({name} runs)")
            step = left.pop(0) if left else f"{name} {cents}: done"
            if isinstance(step, Exception):
                raise step
            return step

        return ToolSpec(name, {"cents": int}, 2.0, idempotent, ["balance", "ask_a_person"], fn)

    store = {}
    quote = tool("quote", True, TransientError(), ToolTimeout())
    charge = tool("charge", False, ToolTimeout())
    refund = tool("refund", False)
    for spec, cents, key in (
        (quote, "ten", "t1:quote"),
        (quote, 1250, "t1:quote"),
        (charge, 1250, "t1:charge"),
        (refund, 1250, "t1:refund"),
        (refund, 1250, "t1:refund"),
    ):
        print(*reliable_call(spec, {"cents": cents}, key, store))
