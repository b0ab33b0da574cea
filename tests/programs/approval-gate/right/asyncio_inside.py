import asyncio
import inspect


async def settled(value):
    return await value if inspect.isawaitable(value) else value


async def passed_on(name, args, tools, approve):
    if name in IRREVERSIBLE:
        match await settled(approve(name, args)):
            case {"approved": True}:
                pass
            case word:
                why = word.get("reason") or "no reason given"
                return f"BLOCKED {name!r}: {why}. Do not retry, look for another way."
    return str(await settled(tools[name](**args)))


def guarded_call(name, args, tools, approve):
    return asyncio.run(passed_on(name, args, tools, approve))
