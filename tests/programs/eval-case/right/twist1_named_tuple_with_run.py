# twist: 1
from typing import NamedTuple, Callable
class Case(NamedTuple):
    name: str
    task: str
    checks: list[Callable] = ()
    def run(self, agent):
        def failing(out):
            for c in self.checks:
                try: ok = c(out)
                except Exception: ok = False
                if not ok: yield getattr(c, "__name__", repr(c))
        return {"passed": not (bad := [*failing(out := agent(self.task))]), "failed": bad, "output": out, "name": self.name}
