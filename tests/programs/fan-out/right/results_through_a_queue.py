import asyncio


async def fan_out(names, question):
    q = asyncio.Queue()

    async def run(i, n):
        try:
            await q.put((i, True, await worker(n, question)))
        except BaseException as e:
            if isinstance(e, (asyncio.CancelledError, KeyboardInterrupt, SystemExit)):
                raise
            await q.put((i, False, e))

    ts = [asyncio.create_task(run(i, n)) for i, n in enumerate(names)]
    got = sorted([await q.get() for _ in ts], key=lambda x: x[0])
    return [(names[i], v) for i, ok, v in got if ok], [(names[i], v) for i, ok, v in got if not ok]
