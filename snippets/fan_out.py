import asyncio


#: given
async def worker(name, question):
    if name == "archive":
        raise ConnectionError("503")
    return f"{name} on {question}"


#: end


async def fan_out(names, question):
    jobs = [worker(name, question) for name in names]  #: ask_all
    outcomes = await asyncio.gather(  #: at_once
        *jobs,  #: at_once
        return_exceptions=True,  #: keep_going
    )
    good, bad = [], []
    for name, outcome in zip(names, outcomes):  #: under_its_name
        failed = isinstance(outcome, BaseException)  #: sort_out
        (bad if failed else good).append((name, outcome))  #: hand_back
    return good, bad  #: hand_back


if __name__ == "__main__":
    good, bad = asyncio.run(fan_out(["web", "archive", "docs"], "tides"))
    for name, found in good:
        print(f"{name:8} {found}")
    for name, error in bad:
        print(f"{name:8} not available: {error!r}")
