# Round after round: what a round raised is the next one's work.
class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        self.team, self.route, self.write, self.most = specialists, llm_route, llm_synthesize, max_followups

    def try_one(self, name, subtask):
        worker = self.team.get(name)
        if worker is None:
            return "ERROR: unknown specialist " + name, None
        try:
            match worker.run(subtask):
                case {"content": content, "needs_followup": True, "followup_query": query}:
                    return content, [query]
                case {"content": content}:
                    return content, None
        except Exception as e:
            return "ERROR: %s: %s" % (type(e).__name__, e), None

    def run(self, task):
        findings, budget = (), self.most
        this_round, unanswered = [task], []
        while this_round:
            next_round = []
            for query in this_round:
                for name, subtask in self.route(query, list(self.team)):
                    content, more = self.try_one(name, subtask)
                    findings += ({"specialist": name, "subtask": subtask, "content": content},)
                    next_round += more or []
            this_round, rest = next_round[:budget], next_round[budget:]
            budget -= len(this_round)
            unanswered += rest
        return {"answer": self.write(task, findings), "open": unanswered}
