import asyncio


async def fan_out(names, question):
    tasks = {n: asyncio.ensure_future(worker(n, question)) for n in names}
    if tasks:
        await asyncio.wait(tasks.values())
    good, bad = [], []
    for n, t in tasks.items():
        e = t.exception()
        (bad.append((n, e)) if e else good.append((n, t.result())))
    return good, bad
