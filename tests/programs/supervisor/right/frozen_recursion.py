import dataclasses as dc
from typing import Any, Callable


@dc.dataclass(frozen=True)
class Supervisor:
    specialists: dict
    llm_route: Callable
    llm_synthesize: Callable
    max_followups: int = 2

    def run(self, task):
        findings, left = self._work(task, (), 0, ())
        return dict(answer=self.llm_synthesize(task, list(findings)), open=list(left))

    def _work(self, query, findings, used, waiting):
        for name, sub in self.llm_route(query, list(self.specialists.keys())):
            match self._report(name, sub):
                case {"content": content, "needs_followup": True, "followup_query": q}:
                    waiting += (q,)
                case {"content": content}:
                    pass
            findings += ({"content": content, "specialist": name, "subtask": sub},)
        if not waiting or used >= self.max_followups:
            return findings, waiting
        return self._work(waiting[0], findings, used + 1, waiting[1:])

    def _report(self, name, sub):
        try:
            if name not in self.specialists:
                raise LookupError(f"unknown specialist {name}")
            return self.specialists[name].run(sub)
        except Exception as e:
            return {"content": f"ERROR {e.__class__.__name__}: {e}"}
