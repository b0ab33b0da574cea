import inspect
import time
from dataclasses import dataclass, field


@dataclass
class Trace:
    rows: list = field(default_factory=list)

    def add(self, name, seconds):
        self.rows.append((name, seconds))


TRACE = Trace()


def dispatch(registry, tool_name, arguments):
    started = time.perf_counter()
    try:
        tool = registry[tool_name]
        try:
            bound = inspect.signature(tool).bind(**arguments)
        except TypeError as exc:
            return f"ERROR: {tool_name}(...): {exc}. Signature: {inspect.signature(tool)}"
    except KeyError:
        return f"ERROR: {tool_name} is no tool. Tools: {' | '.join(sorted(registry))}"
    else:
        del bound  # only wanted to know that it binds
        try:
            return str(tool(**arguments))
        except Exception as exc:
            return f"ERROR: {tool_name} raised {type(exc).__name__} with message {exc}"
    finally:
        TRACE.add(tool_name, time.perf_counter() - started)
