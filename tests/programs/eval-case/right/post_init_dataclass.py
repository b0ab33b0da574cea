from dataclasses import asdict, dataclass, field
from typing import Any, Callable


@dataclass
class Result:
    name: str
    output: Any
    failed: list[str] = field(default_factory=list)
    passed: bool = True


@dataclass(frozen=True)
class Case:
    """One task and what its answer is held to."""

    name: str
    task: str
    checks: "list[Callable[..., bool]]" = field(default_factory=list)

    def run(self, bot):
        output = bot(self.task)
        failed = [check.__name__ for check in self.checks if not check(output)]
        return asdict(Result(self.name, output, failed, failed == []))
