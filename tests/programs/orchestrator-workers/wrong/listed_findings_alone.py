# fault: the synthesiser gets the findings without their subtasks
import asyncio


async def orchestrate(splitter, hands, merger, mission):
    async def work(llm, part):
        return llm([{"role": "user", "content": part}])["text"]

    steps = splitter([{"role": "user", "content": mission}])["text"]
    parts = [w.strip() for w in steps.split(";") if w.strip()]
    found = await asyncio.gather(*map(work, hands, parts))
    return merger([{"role": "user", "content": "\n".join([f"Goal: {mission}", *found])}])["text"]
