# fault: any failure but a RuntimeError is raised into the caller
import asyncio


async def safe(name, question):
    try:
        return (name, await worker(name, question)), None
    except RuntimeError as exc:
        return None, (name, exc)


async def fan_out(names, question):
    pairs = await asyncio.gather(*[safe(n, question) for n in names])
    return [g for g, _ in pairs if g], [b for _, b in pairs if b]
