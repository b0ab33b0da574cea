from __future__ import annotations

import asyncio
from dataclasses import dataclass


@dataclass
class Finding:
    subtask: str
    text: str

    def __str__(self) -> str:
        return f"<finding subtask='{self.subtask}'>{self.text}</finding>"


class Orchestrator:
    def __init__(self, planner, workers, synthesiser):
        self.planner, self.workers, self.synthesiser = planner, workers, synthesiser

    def plan(self, goal: str) -> list[str]:
        said = self.planner(
            [
                {"role": "system", "content": "You plan. Separate the subtasks by a semicolon."},
                {"role": "user", "content": goal},
            ]
        )["text"]
        return list(filter(None, map(str.strip, said.split(";"))))

    async def work(self, model, subtask: str, goal: str) -> Finding:
        fresh = [{"role": "system", "content": f"Part of a larger goal: {goal}"}, {"role": "user", "content": subtask}]
        return Finding(subtask, model(fresh)["text"])

    def write(self, goal: str, findings) -> str:
        return self.synthesiser(
            [{"role": "system", "content": goal}, {"role": "user", "content": "".join(map(str, findings))}]
        )["text"]

    async def __call__(self, goal: str) -> str:
        jobs = [self.work(m, s, goal) for m, s in zip(self.workers, self.plan(goal))]
        return self.write(goal, await asyncio.gather(*jobs))


async def orchestrate(planner, workers, synthesiser, goal):
    return await Orchestrator(planner, workers, synthesiser)(goal)
