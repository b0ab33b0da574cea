# twist: 2
import asyncio
import inspect


async def ask(ask_model, content):
    response = ask_model([{"role": "user", "content": content}])
    if inspect.isawaitable(response):
        response = await response
    return response["text"]


async def orchestrate(splitter, team, closer, aim):
    listing = await ask(splitter, f"List subtasks for: {aim}")
    items = [bit.strip() for bit in listing.split(";") if bit.strip()]
    outcomes = await asyncio.gather(*[ask(who, bit) for who, bit in zip(team, items)])
    bundle = "\n".join(f"{bit} = {op}" for bit, op in zip(items, outcomes))
    return await ask(closer, f"Goal: {aim}\n{bundle}")
