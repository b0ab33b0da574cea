from dataclasses import dataclass
from typing import Any, Callable, NamedTuple


class Done(NamedTuple):
    findings: tuple = ()
    waiting: tuple = ()


class Finding(dict):
    pass


@dataclass(frozen=True)
class Supervisor:
    specialists: Any
    llm_route: Callable
    llm_synthesize: Callable
    max_followups: int = 2

    def run(self, task):
        done = self._settle(Done(), task, self.max_followups)
        return dict(answer=self.llm_synthesize(task, [*done.findings]), open=[*done.waiting])

    def _settle(self, done, query, left):
        for name, subtask in self.llm_route(query, [name for name in self.specialists]):
            content, more = self._report(name, subtask)
            finding = Finding(content=content, specialist=name, subtask=subtask)
            done = Done((*done.findings, finding), done.waiting + more)
        if left <= 0 or not done.waiting:
            return done
        first, *others = done.waiting
        return self._settle(Done(done.findings, tuple(others)), first, left - 1)

    def _report(self, name, subtask):
        try:
            specialist = self.specialists[name]
        except KeyError as missing:
            return f"ERROR: KeyError: {missing}", ()
        try:
            match specialist.run(subtask):
                case {"content": content, "needs_followup": True, "followup_query": query}:
                    return content, (query,)
                case {"content": content}:
                    return content, ()
        except Exception as exc:
            return "ERROR: " + repr(exc), ()
