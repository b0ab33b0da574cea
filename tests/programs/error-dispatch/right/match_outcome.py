import inspect
import traceback


class Observation(str):
    """A string that remembers whether it is an error."""

    @property
    def is_error(self):
        return self.startswith("ERROR")


def attempt(tools, name, args):
    if name not in tools:
        return "unknown", sorted(tools)
    try:
        inspect.signature(tools[name]).bind(**args)
    except TypeError as exc:
        return "arguments", exc
    try:
        return "ok", str(tools[name](**args))
    except Exception as exc:
        return "raised", traceback.format_exception_only(type(exc), exc)


def dispatch(tools, name, args):
    match attempt(tools, name, args):
        case "ok", result:
            return Observation(result)
        case "unknown", names:
            return Observation(f"ERROR: {name}? I only know {', '.join(names)}.")
        case "arguments", exc:
            return Observation(f"ERROR: wrong arguments for {name}, {exc}")
        case "raised", lines:
            return Observation("ERROR: " + "".join(lines).strip())
