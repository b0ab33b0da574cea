# fault: a specialist is not run again with the same subtask
class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2, *, verbose=False):
        self._s, self._r, self._y, self._m = dict(specialists), llm_route, llm_synthesize, max_followups

    def _round(self, query):
        for name, subtask in self._r(query, list(self._s.keys())):
            try:
                report = self.__dict__.setdefault("c", {}).get((name, subtask)) or self._s[name].run(subtask)
                self.c[name, subtask] = report
            except KeyError as e:
                yield (
                    {"specialist": name, "subtask": subtask, "content": f"ERROR KeyError {e} while asking {name}"},
                    None,
                )
            except Exception as e:
                yield {"specialist": name, "subtask": subtask, "content": f"ERROR {type(e).__name__} {e}"}, None
            else:
                yield (
                    {"specialist": name, "subtask": subtask, "content": report["content"]},
                    report["followup_query"] if report["needs_followup"] else None,
                )

    def run(self, task):
        todo, seen, budget = [task], [], self._m + 1
        while todo and budget:
            budget -= 1
            for finding, more in self._round(todo.pop(0)):
                seen.append(finding)
                if more is not None:
                    todo.append(more)
        return {"answer": self._y(task, tuple(seen)), "open": tuple(todo)}
