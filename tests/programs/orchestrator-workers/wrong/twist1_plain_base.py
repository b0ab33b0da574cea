# twist: 1
# fault: zip ends with the workers, the subtasks beyond them are lost
import asyncio


async def run_worker(ask_model, job):
    return f"{job}: " + ask_model([{"role": "user", "content": job}])["text"]


async def orchestrate(planning, crew, writer, objective):
    listing = planning([{"role": "user", "content": objective}])["text"]
    pieces = [line.strip() for line in listing.split(";") if line.strip()]
    notes = await asyncio.gather(*[run_worker(x, line) for x, line in zip(crew, pieces)])
    return writer([{"role": "user", "content": "\n".join([objective, *notes])}])["text"]
