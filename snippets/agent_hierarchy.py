def nothing(error):
    return {"content": None, "failures": [{"path": [], "error": error}]}


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize):
        self.specialists = specialists
        self.llm_route = llm_route
        self.llm_synthesize = llm_synthesize

    def run(self, task, levels=3):
        if levels == 0:  #: depth
            return nothing("too deep: no level of supervisors is left")  #: depth
        findings, failures = [], []
        for name, part in self.llm_route(task, list(self.specialists)):  #: same_interface
            try:
                report = self.specialists[name].run(part, levels - 1)  #: same_interface
            except Exception as error:  #: failure
                report = nothing(repr(error))  #: failure
            findings.append({"specialist": name, "task": part, "content": report["content"]})  #: findings
            for failure in report["failures"]:  #: carry_up
                failures.append({"path": [name, *failure["path"]], "error": failure["error"]})  #: carry_up
        if all(finding["content"] is None for finding in findings):  #: from_nothing
            return {"content": None, "failures": failures}  #: from_nothing
        return {"content": self.llm_synthesize(task, findings), "failures": failures}  #: findings


if __name__ == "__main__":

    class Desk:
        def __init__(self, content):
            self.content = content

        def run(self, task, levels):
            if self.content is None:
                raise TimeoutError("the archive does not answer")
            return {"content": self.content, "failures": []}

    def everybody(task, options):
        return [(name, f"{task}: {name}") for name in options]

    def joined(task, findings):
        return "; ".join(finding["content"] or f"nothing from {finding['specialist']}" for finding in findings)

    records = Supervisor({"deeds": Desk("built in 1871"), "plans": Desk(None)}, everybody, joined)
    money = Supervisor({"rent": Desk("4,200 a month")}, everybody, joined)
    house = Supervisor({"records": records, "money": money}, everybody, joined)
    for levels in (3, 1):
        result = house.run("The old house", levels)
        print(result["content"])
        for failure in result["failures"]:
            print("  failed:", " > ".join(failure["path"]), "|", failure["error"])
