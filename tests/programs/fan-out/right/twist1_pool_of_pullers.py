# twist: 1
import asyncio


async def fan_out(names, question, limit=None):
    todo = iter(enumerate(names))
    found = {}

    async def puller():
        # all pullers share one iterator, there is no await between next() and use
        for i, name in todo:
            try:
                found[i] = (name, await worker(name, question), None)
            except Exception as exc:
                found[i] = (name, None, exc)

    size = len(names) if limit is None else min(limit, len(names))
    await asyncio.gather(*(puller() for _ in range(size)))
    rows = [found[i] for i in range(len(names))]
    return [(n, r) for n, r, e in rows if e is None], [(n, e) for n, _, e in rows if e is not None]
