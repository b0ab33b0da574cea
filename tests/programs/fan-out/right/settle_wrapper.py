import asyncio


async def settle(name, question):
    """Never raises: the outcome says which it was."""
    try:
        value = await worker(name, question)
    except Exception as exc:
        return name, exc, False
    else:
        return name, value, True


async def fan_out(names, question):
    outcomes = await asyncio.gather(*(settle(n, question) for n in names))
    good = [(n, v) for n, v, fine in outcomes if fine]
    bad = [(n, v) for n, v, fine in outcomes if not fine]
    return good, bad
