def gather(team, pairs, levels):
    """Findings and failures of these pairs, the first before those of the rest."""
    if not pairs:
        return [], []
    (name, task), *rest = pairs
    try:
        report = team[name].run(task, levels)
    except Exception as error:
        text = f"{name}: {error!r}"
        report = {"content": None, "failures": [{"path": [], "error": text}]}
    here = [{"path": [name, *f["path"]], "error": f["error"]} for f in report["failures"]]
    findings, failures = gather(team, rest, levels)
    return [{"specialist": name, "task": task, **report}, *findings], here + failures


class Supervisor:
    def __init__(self, *parts):
        self.team, self.route, self.write = parts

    def run(self, task, levels=3):
        if levels:
            findings, failures = gather(self.team, list(self.route(task, [*self.team])), levels - 1)
            silent = [f for f in findings if f["content"] is None]
            answer = None if len(silent) == len(findings) else self.write(task, tuple(findings))
            return {"content": answer, "failures": failures}
        return {"content": None, "failures": [{"path": [], "error": "Stopped: too deep"}]}
