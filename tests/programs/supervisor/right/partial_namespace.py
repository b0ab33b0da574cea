from functools import partial
from types import SimpleNamespace


def run(specialists, llm_route, llm_synthesize, limit, task):
    findings, pending, options = [], [], list(specialists)

    def work(query):
        for name, subtask in llm_route(query, options[:]):
            try:
                report = specialists[name].run(subtask)
            except Exception as error:
                report = dict(content=f"ERROR: {name}: {error!r}", needs_followup=False, followup_query="")
            findings.append(dict(report, specialist=name, subtask=subtask))
            pending.extend([report["followup_query"]] * bool(report["needs_followup"]))

    work(task)
    while limit > 0 and pending:
        limit -= 1
        work(pending.pop(0))
    return dict(answer=llm_synthesize(task, findings), open=pending)


def Supervisor(specialists, llm_route, llm_synthesize, max_followups=2):
    return SimpleNamespace(run=partial(run, specialists, llm_route, llm_synthesize, max_followups))
