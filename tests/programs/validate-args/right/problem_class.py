from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class Problem(str):
    """A string that still knows its field."""

    field: str

    def __new__(cls, field: str, string: str) -> Problem:
        self = super().__new__(cls, f"{field!r} {string}")
        self.field = field
        return self


@dataclass(frozen=True)
class Field:
    name: str
    type: str
    maximum: float | None = None

    def check(self, outcome: Any) -> Problem | None:
        python = {"number": int | float, "integer": int, "boolean": bool, "string": str}[self.type]
        if isinstance(outcome, bool) and self.type in ("integer", "number"):
            return Problem(self.name, "is a boolean, not a number")
        if not isinstance(outcome, python):
            return Problem(self.name, f"must be a {self.type}, not {type(outcome).__name__}")
        if self.maximum is not None and outcome > self.maximum:
            return Problem(self.name, f"is over {self.maximum}")
        return None


class Validator:
    def __init__(self, spec: dict) -> None:
        self.required = list(spec.get("required", []))
        self.fields = {u: Field(u, x["type"], x.get("maximum")) for u, x in spec["properties"].items()}

    def __call__(self, params: dict) -> list[Problem]:
        found = [Problem(u, "is required") for u in self.required if u not in params]
        for name, outcome in params.items():
            field = self.fields.get(name)
            problem = Problem(name, "is unknown") if field is None else field.check(outcome)
            if problem:
                found.append(problem)
        return found


def validate(params: dict, spec: dict) -> list[str]:
    return Validator(spec)(params)
