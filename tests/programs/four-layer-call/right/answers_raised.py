import contextlib
import itertools
import operator


class Ended(Exception):
    """Carries the answer."""


def reliable_call(spec, args, key, store, attempts=3):
    def end(ok, observation):
        raise Ended(ToolResult(ok, observation))

    def fail(text):
        end(False, f"ERROR: {spec.name}: {text}")

    try:
        if (faults := validate(args, spec.schema)):
            fail(" and ".join(faults))
        with contextlib.suppress(KeyError):
            end(True, operator.itemgetter(key)(store))
        for run in itertools.count(1):
            try:
                result = execute_with_timeout(spec.fn, args, spec.timeout_s)
            except (ToolTimeout, TransientError) as passing:
                name = type(passing).__qualname__
            except Exception as lasting:
                fail(f"{type(lasting).__qualname__}: {lasting}")
            else:
                store[key] = result
                end(True, result)
            if not spec.idempotent or run >= attempts:
                fail(f"{name} (alternatives: {', '.join(spec.fallbacks)})")
            back_off(run - 1)
    except Ended as ended:
        return ended.args[0]
