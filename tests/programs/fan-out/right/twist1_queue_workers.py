# twist: 1
import asyncio


async def fan_out(names, question, *, limit=None):
    names = list(names)
    todo = asyncio.Queue()
    for at, name in enumerate(names):
        todo.put_nowait((at, name))
    found = {}

    async def drain():
        while not todo.empty():
            at, name = todo.get_nowait()
            try:
                found[at] = (True, (name, await worker(name, question)))
            except Exception as e:
                found[at] = (False, (name, e))

    await asyncio.gather(*(drain() for _ in range(limit or len(names))))
    rows = [found[at] for at in range(len(names))]
    return [pair for ok, pair in rows if ok], [pair for ok, pair in rows if not ok]
