from types import SimpleNamespace


def nothing(error):
    return dict(content=None, failures=[dict(path=(), error=error)])


def Supervisor(specialists, llm_route, llm_synthesize):
    def ask(name, task, levels):
        worker = specialists.get(name)
        if not worker:
            return nothing(f"unknown specialist {name!r}")
        try:
            return worker.run(task, levels=levels)
        except Exception as trouble:
            return nothing(f"{type(trouble).__name__}: {trouble}")

    def run(task, levels=3):
        if not levels:
            return nothing("TOO DEEP")
        pairs = llm_route(task, tuple(specialists))
        reports = [(name, part, ask(name, part, levels - 1)) for name, part in pairs]
        failures = [
            dict(path=(name, *failure["path"]), error=failure["error"])
            for name, _, report in reports
            for failure in report["failures"]
        ]
        found = [dict(specialist=name, task=part, content=report["content"]) for name, part, report in reports]
        some = any(row["content"] is not None for row in found)
        return dict(content=llm_synthesize(task, found) if some else None, failures=failures)

    return SimpleNamespace(run=run)
