from types import SimpleNamespace


def Supervisor(specialists, llm_route, llm_synthesize):
    def consult(name, task, levels):
        try:
            worker = specialists[name]
        except KeyError:
            return None, [([name], f"unknown specialist {name!r}, know {sorted(specialists)}")]
        try:
            report = worker.run(task, levels=levels)
        except Exception as e:
            return None, [([name], "%s: %s" % (type(e).__qualname__, e))]
        return report["content"], [([name] + list(f["path"]), f["error"]) for f in report["failures"]]

    def run(task, levels=3):
        if levels < 1:
            return dict(content=None, failures=[dict(path=[], error="Too deep!")])
        plan = llm_route(task, [*specialists.keys()])
        answers = [(name, sub, *consult(name, sub, levels - 1)) for name, sub in plan]
        findings = [dict(specialist=n, task=t, content=c) for n, t, c, _ in answers]
        failures = [dict(path=p, error=e) for *_, fs in answers for p, e in fs]
        nothing = all(f["content"] is None for f in findings)
        return dict(content=None if nothing else llm_synthesize(task, findings), failures=failures)

    return SimpleNamespace(run=run)
