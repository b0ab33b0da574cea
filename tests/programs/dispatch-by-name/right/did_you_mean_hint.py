# A hint in the observation is fine; the near miss itself is never run.
import difflib


class Observation(str):
    """A string for the model, with a flag for the loop."""

    is_error = False


class ErrorObservation(Observation):
    is_error = True


def make_dispatcher(registry):
    def refuse(tool_name):
        message = f"ERROR: unknown tool '{tool_name}'."
        close = difflib.get_close_matches(str(tool_name), registry, n=1)
        if close:
            message += f" Did you mean '{close[0]}'?"
        message += " All tools: " + "; ".join(sorted(registry, reverse=True))
        return ErrorObservation(message)

    def dispatch(tool_name, given=None):
        row = registry.get(tool_name)
        return refuse(tool_name) if row is None else Observation(row["fn"](**(given or {})))

    return dispatch


shop = {"get_price": {"fn": lambda sku: f"{sku}: $19"}}
print(make_dispatcher(shop)("get_prize", {"sku": "A-1"}))
