from collections import deque


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        self.specialists = specialists
        self.llm_route = llm_route
        self.llm_synthesize = llm_synthesize
        self.max_followups = max_followups

    def run(self, task):
        queries = deque([task])
        findings = []
        routed = 0
        while queries and routed <= self.max_followups:
            query = queries.popleft()
            routed += 1
            for name, subtask in self.llm_route(query, list(self.specialists)):
                try:
                    report = self.specialists[name].run(subtask)
                except Exception as error:
                    findings.append({"specialist": name, "subtask": subtask, "content": f"ERROR: {error!r}"})
                    continue
                findings.append({"specialist": name, "subtask": subtask, "content": report["content"]})
                if report["needs_followup"]:
                    queries.append(report["followup_query"])
        return {"answer": self.llm_synthesize(task, findings), "open": list(queries)}
