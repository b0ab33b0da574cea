# fault: in a follow-up each specialist gets the query and not its subtask
class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        def round_of(query):
            pairs = llm_route(query, sorted(specialists))
            return [(name, subtask, attempt(name, subtask)) for name, subtask in pairs]

        def attempt(name, subtask):
            try:
                return (specialists[name].run if name in specialists else absent(name))(subtask)
            except Exception as problem:
                return {"content": "ERROR: %s(%s)" % (type(problem).__name__, problem), "needs_followup": False}

        def absent(name):
            def refuse(_):
                raise LookupError(f"nobody is called {name}")

            return refuse

        def run(task):
            rounds = [round_of(task)]
            budget = max_followups
            queue = raised(rounds[-1])
            while queue and (budget := budget - 1) >= 0:
                query = queue.pop(0)
                rounds.append(
                    [(name, query, attempt(name, query)) for name, _ in llm_route(query, sorted(specialists))]
                )
                queue += raised(rounds[-1])
            findings = [
                {"specialist": name, "subtask": subtask, "content": report["content"]}
                for one in rounds
                for name, subtask, report in one
            ]
            return {"answer": llm_synthesize(task, findings), "open": queue}

        def raised(one):
            return [report["followup_query"] for *_, report in one if report["needs_followup"]]

        self.run = run
