# fault: the limit is for all runs of the supervisor together
import asyncio


class Supervisor:
    def __init__(self, specialists, llm_route, llm_synthesize, max_followups=2):
        self.specialists, self.llm_route, self.llm_synthesize = specialists, llm_route, llm_synthesize
        self.max_followups = max_followups

    def run(self, task):
        return asyncio.run(self._run(task))

    async def _run(self, task):
        queue, findings = asyncio.Queue(), []
        await self._pass(task, queue, findings)
        while self.max_followups > 0 and not queue.empty():
            self.max_followups -= 1
            await self._pass(queue.get_nowait(), queue, findings)
        left = []
        while not queue.empty():
            left.append(await queue.get())
        return {"answer": self.llm_synthesize(task, findings), "open": left}

    async def _pass(self, query, queue, findings):
        for name, subtask in self.llm_route(query, list(self.specialists)):
            report = {"needs_followup": False}
            if name in self.specialists:
                try:
                    report = self.specialists[name].run(subtask)
                    content = report["content"]
                except Exception as exc:
                    content = f"ERROR: {type(exc).__name__}: {exc}"
            else:
                content = f"ERROR: no {name}"
            findings.append({"specialist": name, "subtask": subtask, "content": content})
            if report["needs_followup"]:
                await queue.put(report["followup_query"])
