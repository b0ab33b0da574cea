import asyncio


class Names(list):
    pass


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2, *, logger=None):
        self.team, self.route, self.join, self.limit = specialists, llm_route, llm_synthesize, max_followups

    async def _run(self, task):
        findings, queue, routed = [], [(0, task)], 0
        while queue and routed <= self.limit:
            _, q = queue.pop(0)
            routed += 1
            for n, sub in self.route(q, Names(self.team)):
                await asyncio.sleep(0)
                f = {"specialist": n, "subtask": sub}
                findings.append(f)
                try:
                    r = self.team[n].run(sub)
                except Exception as e:
                    f["content"] = f"ERROR: {type(e).__name__}: {e} (asked {n})"
                    continue
                f["content"] = r["content"]
                if r["needs_followup"]:
                    queue.append((routed, r["followup_query"]))
        return {"answer": self.join(task, findings), "open": [q for _, q in queue]}

    def run(self, task):
        return asyncio.run(self._run(task))
