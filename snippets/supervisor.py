class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        self.specialists = specialists
        self.llm_route = llm_route
        self.llm_synthesize = llm_synthesize
        self.max_followups = max_followups

    def run(self, task):
        findings, waiting = [], []  #: afresh
        self.delegate(task, findings, waiting)
        for _ in range(self.max_followups):  #: bound
            if waiting:
                self.delegate(waiting.pop(0), findings, waiting)  #: settle
        answer = self.llm_synthesize(task, findings)  #: originals
        return {"answer": answer, "open": waiting}  #: left_open

    def delegate(self, query, findings, waiting):
        for name, subtask in self.llm_route(query, list(self.specialists)):  #: route
            try:
                report = self.specialists[name].run(subtask)  #: route
            except Exception as error:  #: failure
                report = {"content": f"ERROR: {error!r}", "needs_followup": False}  #: failure
            findings.append({"specialist": name, "subtask": subtask, "content": report["content"]})  #: originals
            if report["needs_followup"]:  #: settle
                waiting.append(report["followup_query"])


if __name__ == "__main__":

    class Desk:
        def __init__(self, **reports):
            self.reports = reports

        def run(self, subtask):
            content, *queries = self.reports[subtask]
            return {"content": content, "needs_followup": bool(queries), "followup_query": "".join(queries)}

    def llm_route(query, options):
        print(f"  routed: {query}")
        return {
            "Move the night train?": [("rails", "path"), ("sales", "demand"), ("press", "mood")],
            "Who pays for the later path?": [("law", "contract")],
            "Is the contract still in force?": [("law", "term")],
        }[query]

    def llm_synthesize(task, findings):
        return " | ".join(finding["content"] for finding in findings)

    desks = {
        "rails": Desk(path=("free at 22:40", "Who pays for the later path?")),
        "sales": Desk(demand=("412 seats a night",)),
        "law": Desk(contract=("the operator, by clause 9", "Is the contract still in force?"), term=("until May",)),
    }
    for allowed in (2, 1):
        result = Supervisor(desks, llm_route, llm_synthesize, max_followups=allowed).run("Move the night train?")
        print(result["answer"])
        print("left open:", result["open"])
