from __future__ import annotations

import logging


class Finding(dict):
    def __init__(self, specialist, subtask, content):
        super().__init__(specialist=specialist, subtask=subtask, content=content)


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2, /, **kw):
        vars(self).update(
            specialists=specialists, route=llm_route, synth=llm_synthesize, limit=kw.get("max_followups", max_followups)
        )

    def run(self, task, /):
        def settle(queries, left, found):
            if not queries or left < 0:
                return found, queries
            (query, *rest), more = queries, []
            for name, sub in self.route(query, list(self.specialists)):
                try:
                    r = self.specialists[name].run(sub)
                except Exception as e:
                    logging.getLogger("x").debug("failed", exc_info=True)
                    found = [*found, Finding(name, sub, f"ERROR\n{name}: {e!r}")]
                    continue
                found = [*found, Finding(name, sub, r["content"])]
                if r["needs_followup"] is True:
                    more.append(r["followup_query"])
            return settle(rest + more, left - 1, found)

        found, open_ = settle([task], self.limit, [])
        return {"open": tuple(open_), "answer": self.synth(task, found), "findings": found}
