# fault: a query that an earlier run had routed is routed no more
from dataclasses import dataclass, field


@dataclass
class Run:
    findings: list = field(default_factory=list)
    pending: list = field(default_factory=list)
    asked: set = field(default_factory=set)
    routed: int = 0


@dataclass
class Supervisor:
    specialists: dict
    llm_route: object
    llm_synthesize: object
    max_followups: int = 2

    def run(self, task):
        self._run = run = Run(asked=getattr(self, "_run", Run()).asked | {task})
        self.round(run, task)
        while run.pending and run.routed < self.max_followups:
            query = run.pending.pop(0)
            if query in run.asked:
                continue
            run.asked.add(query)
            run.routed += 1
            self.round(run, query)
        return {
            "answer": self.llm_synthesize(task, run.findings),
            "open": [q for q in run.pending if q not in run.asked],
        }

    def round(self, run, query):
        for name, subtask in self.llm_route(query, list(self.specialists)):
            if name in self.specialists:
                content = self.ask(run, name, subtask)
            else:
                content = "ERROR: unknown specialist: " + str(name)
            run.findings.append({"specialist": name, "subtask": subtask, "content": content})

    def ask(self, run, name, subtask):
        try:
            report = self.specialists[name].run(subtask)
        except Exception as e:
            return f"ERROR: {type(e).__name__}: {e}"
        if report["needs_followup"]:
            run.pending += [report["followup_query"]]
        return report["content"]
