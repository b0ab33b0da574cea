# twist: 2
# fault: it gathers what every worker returns, so plain workers are an error
import asyncio


def told(text):
    return [{"role": "user", "content": text}]


async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner(told(f"Cut this into subtasks: {goal}"))["text"]
    parts = [piece for piece in map(str.strip, plan.split(";")) if piece]
    crew = [workers[place % len(workers)] for place in range(len(parts))]
    found = await asyncio.gather(*(worker(told(piece)) for worker, piece in zip(crew, parts)))
    lines = [f"{piece}: {reply['text']}" for piece, reply in zip(parts, found)]
    return synthesiser(told("\n".join([goal, *lines])))["text"]
