# fault: the router gets only those who are no supervisors
from functools import partial
from types import SimpleNamespace

DEEP = "Too deep: no level is left"


def Supervisor(specialists, llm_route, llm_synthesize):
    def failed(name, error):
        return {"content": None, "failures": [{"path": (), "error": error}]}

    def asked(levels, pair):
        name, task = pair
        match name in specialists:
            case False:
                return failed(name, "unknown: " + name)
            case True:
                try:
                    return specialists[name].run(task, levels=levels - 1)
                except Exception as exc:
                    return failed(name, f"{type(exc).__name__}: {exc}")

    def run(task, levels=3):
        if levels < 1:
            return dict(content=None, failures=[dict(path=[], error=DEEP)])
        pairs = [
            *llm_route(
                task,
                [
                    name
                    for name in specialists
                    if not hasattr(specialists[name], "llm_route") and type(specialists[name]) is not SimpleNamespace
                ],
            )
        ]
        reports = list(map(partial(asked, levels), pairs))
        text = None
        if any(report["content"] is not None for report in reports):
            text = llm_synthesize(
                task,
                [
                    dict(zip(("specialist", "task", "content"), (*pair, report["content"])))
                    for pair, report in zip(pairs, reports)
                ],
            )
        up = [
            {**failure, "path": [name, *failure["path"]]}
            for (name, _), report in zip(pairs, reports)
            for failure in report["failures"]
        ]
        return dict(content=text, failures=up)

    return SimpleNamespace(run=run)
