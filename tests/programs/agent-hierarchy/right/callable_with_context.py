import contextlib
import operator
from itertools import chain


class Supervisor:
    """Also callable."""

    def __init__(self, specialists, llm_route, llm_synthesize, /, **options):
        self.team, self.route, self.compose, self.options = specialists, llm_route, llm_synthesize, options

    @contextlib.contextmanager
    def reporting(self, name, report):
        try:
            yield
        except Exception as e:
            report |= {"content": None, "failures": [{"path": [], "error": " ".join([type(e).__name__, *map(str, e.args)])}]}

    def one(self, pair, levels):
        name, part = pair
        report = {}
        with self.reporting(name, report):
            report.update(self.team[name].run(part, levels))
        fails = tuple({"path": [name] + list(f["path"]), "error": f["error"]} for f in report["failures"])
        return {"specialist": name, "task": part, "content": report["content"]}, fails

    def __call__(self, task, levels=3):
        if not levels:
            return dict(content=None, failures=[dict(path=[], error="this is too deep")])
        done = [self.one(pair, operator.sub(levels, 1)) for pair in self.route(task, [*self.team])]
        findings = [f for f, _ in done]
        failures = list(chain.from_iterable(x for _, x in done))
        silent = {f["content"] is None for f in findings} == {True}
        return dict(content=None if silent else self.compose(task, findings), failures=failures)

    run = __call__
