# fault: what was built for a schema serves every later one with the same names of properties
from __future__ import annotations

import dataclasses
import enum
import numbers


class Kind(enum.Enum):
    MISSING = "missing"
    UNEXPECTED = "unexpected"
    TYPE = "wrong type"
    RANGE = "out of range"


@dataclasses.dataclass(frozen=True, order=True)
class Problem:
    field: str
    kind: Kind = dataclasses.field(compare=False)

    def __str__(self):
        return f"{self.field}: {self.kind.value}"


class Validator:
    def __init__(self, schema):
        self.props = dict(schema["properties"])
        self.required = tuple(schema.get("required", ()))
        self.checks = {
            "string": lambda v: isinstance(v, str),
            "boolean": lambda v: v is True or v is False,
            "integer": lambda v: isinstance(v, numbers.Integral) and not isinstance(v, bool),
            "number": lambda v: isinstance(v, numbers.Real) and not isinstance(v, bool),
        }

    def check(self, args):
        out = []
        for f in {**self.props, **args}:
            if f not in self.props:
                out.append(Problem(f, Kind.UNEXPECTED))
            elif f not in args:
                if f in self.required:
                    out.append(Problem(f, Kind.MISSING))
            elif not self.checks[self.props[f]["type"]](args[f]):
                out.append(Problem(f, Kind.TYPE))
            else:
                top = self.props[f].get("maximum")
                if top is not None and args[f] > top:
                    out.append(Problem(f, Kind.RANGE))
        out += [Problem(r, Kind.MISSING) for r in self.required if r not in args and r not in self.props]
        return [str(p) for p in sorted(out)]


_v = {}


def validate(args, schema):
    return _v.setdefault(tuple(schema["properties"]), Validator(schema)).check(args)
