# twist: 1
import sys


class CheckFailed(AssertionError):
    def __init__(self, name, cause=None):
        super().__init__(name)
        self.name, self.cause = name, cause


class Entry(str):
    """The name of a check, with the error that it raised."""

    error = None


class Case:
    __slots__ = ("name", "task", "checks")

    def __init__(self, name, task, checks=(), /):
        self.name, self.task, self.checks = name, task, [*checks]

    def one(self, check, output):
        try:
            assert check(output)
        except AssertionError:
            raise CheckFailed(check.__name__) from None
        except Exception as error:
            raise CheckFailed(check.__name__, error) from error

    def run(self, agent):
        result = {"name": self.name, "passed": True, "failed": [], "output": agent(self.task)}
        for check in self.checks:
            try:
                self.one(check, result["output"])
            except CheckFailed as bad:
                entry = Entry(bad.name)
                entry.error = bad.cause
                result["failed"].append(entry)
                result["passed"] = False
        return result
