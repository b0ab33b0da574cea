# fault: the open queries come back in the order of the alphabet
from collections import deque


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        self.specialists = specialists
        self.llm_route = llm_route
        self.llm_synthesize = llm_synthesize
        self.max_followups = max_followups

    def run(self, task):
        findings, queue = [], deque()

        def work(query):
            for name, subtask in self.llm_route(query, list(self.specialists)):
                try:
                    if name not in self.specialists:
                        raise KeyError(f"unknown specialist {name}")
                    report = self.specialists[name].run(subtask)
                except Exception as e:
                    content = f"ERROR: {type(e).__name__}: {e}"
                else:
                    content = report["content"]
                    if report["needs_followup"]:
                        queue.append(report["followup_query"])
                findings.append({"specialist": name, "subtask": subtask, "content": content})

        work(task)
        left = self.max_followups
        while queue and left > 0:
            left -= 1
            work(queue.popleft())
        return {"answer": self.llm_synthesize(task, findings), "open": sorted(queue)}
