from __future__ import annotations
from copy import deepcopy
from typing import Any


def canonical(value: Any) -> Any:
    """A hashable value that is equal only for equal JSON."""
    match value:
        case bool():
            return ("bool", value)
        case int() | float():
            return ("number", value)
        case dict():
            return ("object", frozenset((k, canonical(v)) for k, v in value.items()))
        case list() | tuple():
            return ("array", tuple(canonical(v) for v in value))
        case _:
            return (type(value).__name__, value)


class ReplayTools:
    def __init__(self, recordings: list[dict]):
        self.todo = [dict(r) for r in recordings]
        self.unexpected: list[tuple[str, dict]] = []

    def call(self, name: str, args: dict) -> Any:
        for at, recording in enumerate(self.todo):
            if recording["name"] == name and canonical(recording["args"]) == canonical(args):
                del self.todo[at]
                break
        else:
            self.unexpected.append((name, deepcopy(args)))
            raise ReplayError("no recording for " + name + " with " + ", ".join(f"{k}={v!r}" for k, v in args.items()))
        error = recording.get("error")
        if error is not None:
            raise error
        return deepcopy(recording["result"])

    def finish(self) -> None:
        faults = ["not called: " + r["name"] for r in self.todo] + ["unexpected: " + n for n, _ in self.unexpected]
        if faults:
            raise ReplayError("\n".join(faults))
        return None
