import traceback


class Supervisor(object):
    __slots__ = ("team", "route", "write")

    def __init__(self, specialists=None, llm_route=None, llm_synthesize=None, **more):
        self.team = dict(specialists or {})
        self.route = llm_route
        self.write = llm_synthesize

    def run(self, task, levels=3, *ignored, **also_ignored):
        match levels:
            case 0:
                return {
                    "content": None,
                    "failures": ({"path": (), "error": "ERROR: too deep, I stop here", "level": 0},),
                }
        names = [n for n in self.team]
        findings, failures, some = (), (), False
        for pair in self.route(task, names):
            name, part = pair[0], pair[1]
            try:
                specialist = self.team[name]
            except KeyError:
                failures += ({"path": (name,), "error": "nobody is called %s here" % name},)
                findings += ({"specialist": name, "task": part, "content": None, "ok": False},)
                continue
            try:
                report = specialist.run(part, levels - 1)
            except Exception:
                failures += ({"path": (name,), "error": traceback.format_exc()},)
                findings += ({"specialist": name, "task": part, "content": None, "ok": False},)
                continue
            some = some or report["content"] is not None
            findings += ({"specialist": name, "task": part, "content": report["content"], "ok": True},)
            failures += tuple(
                {"path": (name, *f["path"]), "error": f["error"], "level": levels} for f in report["failures"]
            )
        return {"content": self.write(task, list(findings)) if some else None, "failures": failures, "levels": levels}
