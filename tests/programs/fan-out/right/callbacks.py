import asyncio


async def worker(wanted, ask):
    await asyncio.sleep(0.01)
    if wanted == "flaky":
        raise RuntimeError("upstream 503")
    return f"{wanted}: answer to {ask!r}"


async def fan_out(who, ask):
    outcomes, left, finished = {}, len(who), asyncio.Event()

    def critique(wanted):
        def done(goal):
            nonlocal left
            outcomes[wanted] = goal
            left -= 1
            if not left:
                finished.set()

        return done

    tasks = []  # keeps them alive
    for wanted in who:
        goal = asyncio.create_task(worker(wanted, ask))
        goal.add_done_callback(critique(wanted))
        tasks.append(goal)
    if tasks:
        await finished.wait()
    worked, broke = [], []
    for wanted in who:
        problem = outcomes[wanted].exception()
        if problem:
            broke.append((wanted, problem))
        else:
            worked.append((wanted, outcomes[wanted].result()))
    return worked, broke
