# twist: 1
import asyncio


async def fan_out(names, question, limit=None):
    async def one(name):
        try:
            return name, await worker(name, question), None
        except Exception as e:
            return name, None, e

    running, done, left = set(), {}, list(enumerate(names))
    while left or running:
        while left and (limit is None or len(running) < limit):
            at, name = left.pop(0)
            job = asyncio.ensure_future(one(name))
            job.at = at
            running.add(job)
        ready, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
        for job in ready:
            done[job.at] = job.result()
    rows = [done[at] for at in sorted(done)]
    return [(n, r) for n, r, e in rows if e is None], [(n, e) for n, r, e in rows if e is not None]
