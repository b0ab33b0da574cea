# fault: the workers do not run at the same time, each is awaited before the next starts
async def outcome(name, question):
    try:
        return name, await worker(name, question), True
    except Exception as exc:
        return name, exc, False


async def fan_out(names, question):
    rows = [await outcome(n, question) for n in names]
    return [(n, r) for n, r, ok in rows if ok], [(n, r) for n, r, ok in rows if not ok]
