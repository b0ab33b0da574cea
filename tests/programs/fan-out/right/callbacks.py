import asyncio


async def worker(name, question):
    await asyncio.sleep(0.01)
    if name == "flaky":
        raise RuntimeError("upstream 503")
    return f"{name}: answer to {question!r}"


async def fan_out(names, question):
    outcomes, left, finished = {}, len(names), asyncio.Event()

    def note(name):
        def done(task):
            nonlocal left
            outcomes[name] = task
            left -= 1
            if not left:
                finished.set()
        return done

    tasks = []  # keeps them alive
    for name in names:
        task = asyncio.create_task(worker(name, question))
        task.add_done_callback(note(name))
        tasks.append(task)
    if tasks:
        await finished.wait()
    good, bad = [], []
    for name in names:
        error = outcomes[name].exception()
        if error:
            bad.append((name, error))
        else:
            good.append((name, outcomes[name].result()))
    return good, bad
