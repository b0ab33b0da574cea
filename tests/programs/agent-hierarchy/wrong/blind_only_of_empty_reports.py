# fault: failures of a report that has a content are left out
from collections.abc import Iterator
from typing import NamedTuple


class Came(NamedTuple):
    name: str
    task: str
    content: str | None
    failures: list


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize):
        self._staff = specialists
        self._route = llm_route
        self._write = llm_synthesize

    def run(self, task, levels=3):
        if not levels:
            return {"content": None, "failures": [{"path": [], "error": "too deep"}]}
        came = tuple(self._work(task, levels))
        failures = [failure for one in came for failure in one.failures]
        if all(one.content is None for one in came):
            return {"content": None, "failures": failures}
        findings = [{"specialist": one.name, "task": one.task, "content": one.content} for one in came]
        return {"content": self._write(task, findings), "failures": failures}

    def _work(self, task, levels) -> Iterator[Came]:
        for name, part in self._route(task, list(self._staff)):
            if name not in self._staff:
                yield Came(name, part, None, [{"path": [name], "error": f"no specialist is called {name}"}])
                continue
            try:
                report = self._staff[name].run(part, levels - 1)
            except Exception as error:
                yield Came(name, part, None, [{"path": [name], "error": repr(error)}])
            else:
                below = [
                    {"path": [name, *one["path"]], "error": one["error"]}
                    for one in report["failures"]
                    if report["content"] is None
                ]
                yield Came(name, part, report["content"], below)
