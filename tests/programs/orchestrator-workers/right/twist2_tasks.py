# twist: 2
import asyncio


def began(llm, item):
    turns = [{"role": "user", "content": item}]
    if asyncio.iscoroutinefunction(llm):
        return asyncio.create_task(llm(turns))
    return asyncio.create_task(asyncio.to_thread(llm, turns))


async def orchestrate(boss, crew, closer, request):
    planned = boss([{"role": "user", "content": request}])["text"]
    items = [bit.strip() for bit in planned.split(";") if bit.strip()]
    tasks = [began(x, bit) for x, bit in zip(crew, items)]
    notes = [f"{bit}: {(await u)['text']}" for bit, u in zip(items, tasks)]
    return closer([{"role": "user", "content": "\n".join([request, *notes])}])["text"]
