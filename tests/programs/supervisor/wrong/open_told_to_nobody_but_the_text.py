# fault: what is open is put into the task of the synthesis
from collections import deque


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        self.specialists = specialists
        self.llm_route = llm_route
        self.llm_synthesize = llm_synthesize
        self.max_followups = max_followups

    def ask(self, query, findings, waiting):
        for name, subtask in self.llm_route(query, list(self.specialists)):
            try:
                report = self.specialists[name].run(subtask)
            except Exception as error:
                report = {"content": f"ERROR: {error!r}", "needs_followup": False}
            findings.append({"specialist": name, "subtask": subtask, "content": report["content"]})
            if report["needs_followup"]:
                waiting.append(report["followup_query"])

    def run(self, task):
        findings, waiting = [], deque()
        self.ask(task, findings, waiting)
        left = self.max_followups
        while waiting and left:
            left -= 1
            self.ask(waiting.popleft(), findings, waiting)
        return {
            "answer": self.llm_synthesize(task + (f" (open: {list(waiting)})" if waiting else ""), findings),
            "open": list(waiting),
        }
