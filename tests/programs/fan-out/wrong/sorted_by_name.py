# fault: the lists are sorted by name, not in the order of names as given
import asyncio


async def fan_out(names, question):
    settled = await asyncio.gather(*[worker(n, question) for n in names], return_exceptions=True)
    found = dict(zip(names, settled))
    good = sorted([(n, r) for n, r in found.items() if not isinstance(r, Exception)], key=lambda p: p[0])
    bad = sorted([(n, r) for n, r in found.items() if isinstance(r, Exception)], key=lambda p: p[0])
    return good, bad
