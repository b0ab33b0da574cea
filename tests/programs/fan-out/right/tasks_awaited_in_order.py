import asyncio


async def fan_out(names, question):
    # create_task starts them all, the loop below only picks the results up
    running = {name: asyncio.create_task(worker(name, question)) for name in names}
    good, bad = [], []
    for name, task in running.items():
        try:
            good.append((name, await task))
        except Exception as exc:
            bad.append((name, exc))
    return good, bad


if __name__ == "__main__":
    print(asyncio.run(fan_out(["web", "flaky"], "what is a span?")))
