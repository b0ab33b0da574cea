def Supervisor(specialists, llm_route, llm_synthesize, max_followups=2):
    def report_of(name, subtask):
        if name not in specialists:
            return {"content": f"ERROR: no specialist is called {name}", "needs_followup": False}
        try:
            return specialists[name].run(subtask)
        except Exception as trouble:
            return {"content": f"ERROR: {type(trouble).__name__}: {trouble}", "needs_followup": False}

    def settle(query):
        rows = [(name, subtask, report_of(name, subtask)) for name, subtask in llm_route(query, tuple(specialists))]
        found = [dict(specialist=n, subtask=s, content=r["content"], report=r) for n, s, r in rows]
        return found, [r["followup_query"] for _, _, r in rows if r["needs_followup"]]

    class Running:
        @staticmethod
        def run(task):
            found, waiting = settle(task)
            for _ in range(max_followups):
                if waiting:
                    first, *waiting = waiting
                    more, questions = settle(first)
                    found, waiting = found + more, waiting + questions
            return {"answer": llm_synthesize(task, found), "open": waiting}

    return Running
