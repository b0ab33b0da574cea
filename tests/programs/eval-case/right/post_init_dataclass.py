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
    name: str
    task: str
    checks: "list[Callable[[str], bool]]" = field(default_factory=list)

    def run(self, agent):
        output = agent(self.task)
        failed = [check.__name__ for check in self.checks if not check(output)]
        return asdict(Result(self.name, output, failed, failed == []))
