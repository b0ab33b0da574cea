# fault: the refusal is one object that all callers share
import functools
from dataclasses import dataclass, field, replace
from typing import Any


class Failure(dict):
    def __init__(self, path, error):
        super().__init__(path=list(path), error=error)

    def below(self, name):
        return Failure([name] + self["path"], self["error"])


REFUSAL = {"content": None, "failures": [Failure([], "too deep")]}


@dataclass(frozen=True)
class Sheet:
    findings: tuple = ()
    failures: tuple = ()
    empty: bool = True


@dataclass
class Supervisor:
    specialists: dict
    llm_route: Any
    llm_synthesize: Any
    names: list = field(init=False, repr=False, default=None)

    def run(self, task, levels=3):
        if levels == 0:
            return REFUSAL

        def add(sheet, pair):
            name, part = pair
            content, failures = self.one(name, part, levels - 1)
            return replace(
                sheet,
                findings=sheet.findings + ({"content": content, "task": part, "specialist": name},),
                failures=sheet.failures + tuple(failure.below(name) for failure in failures),
                empty=sheet.empty and content is None,
            )

        sheet = functools.reduce(add, self.llm_route(task, [*self.specialists.keys()]), Sheet())
        content = None if sheet.empty else self.llm_synthesize(task, list(sheet.findings))
        return {"failures": list(sheet.failures), "content": content}

    def one(self, name, part, levels):
        try:
            found = self.specialists.get(name)
            if found is None:
                raise LookupError(f"{name!r} is not in the team")
            report = found.run(part, levels)
        except Exception as exc:
            return None, [Failure([], type(exc).__qualname__ + ": " + str(exc))]
        return report["content"], [Failure(old["path"], old["error"]) for old in report["failures"]]
