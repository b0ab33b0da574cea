from itertools import chain, islice


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        self.__dict__.update(locals())

    def ask(self, query):
        """Yields a finding, and the question it raises, if any, in a list."""
        for name, part in self.llm_route(query, [*self.specialists]):
            problem, report = None, {"needs_followup": False}
            try:
                one = self.specialists.get(name)
                if one is None:
                    problem = f"ERROR there is no {name}"
                else:
                    report = one.run(part)
            except Exception as e:
                problem = "ERROR " + repr(e)
            content = problem if problem is not None else report["content"]
            yield {"specialist": name, "subtask": part, "content": content}, [report["followup_query"]] if report["needs_followup"] else []

    def rounds(self, task):
        waiting, left = [task], self.max_followups + 1
        while waiting and left:
            query, waiting, left = waiting[0], waiting[1:], left - 1
            for finding, more in self.ask(query):
                waiting = waiting + more
                yield finding
        return waiting

    def run(self, task):
        findings, steps = [], self.rounds(task)
        try:
            while True:
                findings.append(next(steps))
        except StopIteration as end:
            left = end.value
        return {"answer": self.llm_synthesize(task, findings), "open": left}
