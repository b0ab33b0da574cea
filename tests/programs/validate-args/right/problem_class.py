from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class Problem(str):
    """A string that still knows its field."""

    field: str

    def __new__(cls, field: str, text: str) -> Problem:
        self = super().__new__(cls, f"{field!r} {text}")
        self.field = field
        return self


@dataclass(frozen=True)
class Field:
    name: str
    type: str
    maximum: float | None = None

    def check(self, value: Any) -> Problem | None:
        python = {"string": str, "integer": int, "number": int | float, "boolean": bool}[self.type]
        if isinstance(value, bool) and self.type in ("integer", "number"):
            return Problem(self.name, "is a boolean, not a number")
        if not isinstance(value, python):
            return Problem(self.name, f"must be a {self.type}, not {type(value).__name__}")
        if self.maximum is not None and value > self.maximum:
            return Problem(self.name, f"is over {self.maximum}")
        return None


class Validator:
    def __init__(self, schema: dict) -> None:
        self.required = list(schema.get("required", []))
        self.fields = {n: Field(n, r["type"], r.get("maximum")) for n, r in schema["properties"].items()}

    def __call__(self, args: dict) -> list[Problem]:
        found = [Problem(n, "is required") for n in self.required if n not in args]
        for name, value in args.items():
            field = self.fields.get(name)
            problem = Problem(name, "is unknown") if field is None else field.check(value)
            if problem:
                found.append(problem)
        return found


def validate(args: dict, schema: dict) -> list[str]:
    return Validator(schema)(args)
