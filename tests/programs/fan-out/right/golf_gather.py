from asyncio import gather


async def fan_out(ns, q):
    r = [*zip(ns, await gather(*[worker(n, q) for n in ns], return_exceptions=True))]
    f = lambda b: [p for p in r if isinstance(p[1], BaseException) is b]
    return f(False), f(True)
