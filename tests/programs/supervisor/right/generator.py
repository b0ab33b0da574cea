import traceback


class Missing:
    def __init__(self, name):
        self.name = name

    def run(self, subtask):
        raise LookupError(f"nobody is called {self.name}")


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        self.__dict__.update(locals())

    def findings_of(self, query, asked):
        for name, subtask in self.llm_route(query, self.specialists.keys()):
            finding = {"specialist": name, "subtask": subtask}
            try:
                report = self.specialists.get(name, Missing(name)).run(subtask)
                finding["content"] = report["content"]
                if report["needs_followup"] is True:
                    asked.append(report["followup_query"])
            except Exception as error:
                finding["content"] = "ERROR\n" + "".join(traceback.format_exception_only(type(error), error))
                finding["is_error"] = True
            yield finding

    def run(self, task):
        asked = [task]
        findings = []
        position = 0
        while position < len(asked) and position < 1 + self.max_followups:
            findings.extend(self.findings_of(asked[position], asked))
            position += 1
        return {"answer": self.llm_synthesize(task, findings), "open": asked[position:], "findings": findings}
