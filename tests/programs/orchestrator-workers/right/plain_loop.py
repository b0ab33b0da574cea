import asyncio
from fake import FakeModel, text


async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": "Split into subtasks, separated by ';'. Goal: " + goal}])
    subtasks = [part.strip() for part in plan["text"].split(";") if part.strip()]
    report = f"Goal: {goal}\n"
    for i, subtask in enumerate(subtasks):
        reply = workers[i]([{"role": "user", "content": subtask}])
        report += f"\n## {subtask}\n{reply['text']}\n"
    return synthesiser([{"role": "user", "content": report + "\nWrite the answer."}])["text"]


print(asyncio.run(orchestrate(FakeModel(text("pricing; latency;")),
                              [FakeModel(text("$3")), FakeModel(text("800ms"))],
                              FakeModel(text("cheap and quick")), "compare the tiers")))
