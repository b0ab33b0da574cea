# fault: the message of a failure is cut at 60 characters
class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        self.specialists = specialists
        self.llm_route = llm_route
        self.llm_synthesize = llm_synthesize
        self.max_followups = max_followups

    def run(self, task):
        findings, queue = [], []
        self._work(task, findings, queue)
        for _ in range(self.max_followups):
            if not queue:
                break
            self._work(queue.pop(0), findings, queue)
        return {"answer": self.llm_synthesize(task, findings), "open": queue}

    def _work(self, query, findings, queue):
        for name, subtask in self.llm_route(query, list(self.specialists)):
            if name not in self.specialists:
                content = f"ERROR: no specialist {name}"
            else:
                try:
                    report = self.specialists[name].run(subtask)
                    content = report["content"]
                    if report["needs_followup"]:
                        queue.append(report["followup_query"])
                except Exception as error:
                    content = f"ERROR: {type(error).__name__}: {str(error)[:60]}"
            findings.append({"specialist": name, "subtask": subtask, "content": content})
