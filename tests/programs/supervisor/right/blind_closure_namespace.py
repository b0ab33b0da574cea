from types import SimpleNamespace


def Supervisor(specialists, llm_route, llm_synthesize, max_followups=2):
    def observe(name, subtask):
        match specialists.get(name, None):
            case None:
                return {"content": "ERROR: unknown: " + str(name), "needs_followup": False}
            case someone:
                try:
                    return someone.run(subtask)
                except Exception as exc:
                    return {"content": f"ERROR {type(exc).__name__}: {exc}", "needs_followup": False}

    def run(task):
        queries, findings, at = [task], (), 0
        while at < min(len(queries), max_followups + 1):
            for name, subtask in llm_route(queries[at], [*specialists.keys()]):
                report = observe(name, subtask)
                findings += (dict(specialist=name, subtask=subtask, content=report["content"]),)
                if report["needs_followup"]:
                    queries.append(report["followup_query"])
            at += 1
        return {"open": queries[at:], "answer": llm_synthesize(task, list(findings))}

    return SimpleNamespace(run=run)
