# fault: a question with an empty text is neither routed nor open
from collections import deque
from itertools import count


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        self.team = specialists
        self.route = llm_route
        self.compose = llm_synthesize
        self.limit = max_followups

    def run(self, task):
        waiting = deque([task])
        findings = [found for found in self._work(waiting)]
        return {"answer": self.compose(task, findings), "open": list(waiting)}

    def _work(self, waiting):
        for number in count():
            if not waiting or number > self.limit:
                return
            query = waiting.popleft()
            for name, subtask in self.route(query, list(self.team)):
                content, raised = self._ask(name, subtask)
                waiting.extend(raised)
                yield {"specialist": name, "subtask": subtask, "content": content}

    def _ask(self, name, subtask):
        if name not in self.team:
            return f"ERROR: there is no specialist {name!r}", ()
        try:
            report = self.team[name].run(subtask)
        except Exception as error:
            return f"ERROR: {error!r}", ()
        return report["content"], [report["followup_query"]] if report["needs_followup"] and report[
            "followup_query"
        ] else []
