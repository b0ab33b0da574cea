# fault: every worker is asked the whole goal, its subtask is not in its messages
import asyncio


async def run_worker(llm, mission):
    return llm([{"role": "user", "content": f"Research: {mission}"}])["text"]


async def orchestrate(planning, helpers, writer, mission):
    listing = planning([{"role": "user", "content": f"Subtasks for {mission}"}])["text"]
    jobs = [x.strip() for x in listing.split(";") if x.strip()]
    notes = await asyncio.gather(*[run_worker(helpers[n], mission) for n in range(len(jobs))])
    pairs = "\n".join(f"{x}: {fun}" for x, fun in zip(jobs, notes))
    return writer([{"role": "user", "content": f"{mission}\n{pairs}"}])["text"]
