import asyncio


#: given
async def worker(name, question):
    if name == "archive":
        raise ConnectionError("503")
    return f"{name} on {question}"


#: end


async def fan_out(names, question, limit=None):
    places = asyncio.Semaphore(limit or len(names))  #: bounded

    async def ask(name):
        async with places:  #: bounded
            return await worker(name, question)  #: ask_all

    outcomes = await asyncio.gather(  #: at_once
        *map(ask, names),  #: at_once
        return_exceptions=True,  #: keep_going
    )
    good, bad = [], []
    for name, outcome in zip(names, outcomes):  #: under_its_name
        failed = isinstance(outcome, BaseException)  #: sort_out
        (bad if failed else good).append((name, outcome))  #: hand_back
    return good, bad  #: hand_back


if __name__ == "__main__":
    inside = []

    async def worker(name, question):
        inside.append(name)
        print("working:", *inside)
        await asyncio.sleep(0.01)
        inside.remove(name)

    asyncio.run(fan_out(["web", "docs", "wiki", "news"], "tides", limit=2))
