# fault: a failed worker is among the good ones too, with None as its result
import asyncio


async def fan_out(names, question):
    bad = []

    async def safe(name):
        try:
            return await worker(name, question)
        except Exception as exc:
            bad.append((name, exc))

    results = await asyncio.gather(*[safe(n) for n in names])
    bad.sort(key=lambda pair: list(names).index(pair[0]))
    return list(zip(names, results)), bad
