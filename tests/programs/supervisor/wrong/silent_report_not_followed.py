# fault: a report without content raises no follow-up
class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        self.specialists = specialists
        self.llm_route = llm_route
        self.llm_synthesize = llm_synthesize
        self.max_followups = max_followups

    def run_pairs(self, pairs, findings, followups):
        for pair in pairs:
            name = pair[0]
            subtask = pair[1]
            if name in self.specialists:
                try:
                    report = self.specialists[name].run(subtask)
                    content = report["content"]
                    if report["needs_followup"] == True and content:
                        followups.append(report["followup_query"])
                except Exception as error:
                    content = "ERROR: " + type(error).__name__ + ": " + str(error)
            else:
                content = "ERROR: no specialist with the name " + name
            findings.append({"specialist": name, "subtask": subtask, "content": content})

    def run(self, task):
        findings = []
        followups = []
        names = list(self.specialists.keys())
        self.run_pairs(self.llm_route(task, names), findings, followups)
        count = 0
        while len(followups) > 0 and count < self.max_followups:
            query = followups[0]
            del followups[0]
            self.run_pairs(self.llm_route(query, names), findings, followups)
            count = count + 1
        answer = self.llm_synthesize(task, findings)
        return {"answer": answer, "open": followups}
