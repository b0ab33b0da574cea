from __future__ import annotations


class Result(dict):
    @property
    def ok(self) -> bool:
        return self["passed"]


class Case:
    """One task and what has to hold of the answer."""

    __slots__ = ("name", "task", "_checks")

    def __init__(self, name: str, task: str, checks: list = []) -> None:
        # the default is never handed out nor changed: each case has its own copy
        self.name, self.task, self._checks = name, task, list(checks)

    def run(self, agent) -> Result:
        out = agent(self.task)
        result = Result(name=self.name, passed=True, failed=[], output=out)
        for check in self._checks:
            if not check(out):
                result["failed"].append(check.__name__)
                result["passed"] = False
        return result
