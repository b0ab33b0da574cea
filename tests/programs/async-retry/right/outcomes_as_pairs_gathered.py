import asyncio, random, time, logging

STATS = {"calls": 0, "waits": 0.0}


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep):
    if not callable(fn):
        raise ValueError("fn must be callable")
    started = time.monotonic()
    failures = []
    while len(failures) < max_attempts:
        STATS["calls"] += 1
        (outcome,) = await asyncio.gather(as_pair(fn))
        match outcome:
            case ("ok", value):
                return value
            case ("transient", error):
                failures.append(error)
            case ("other", error):
                raise error
        if len(failures) < max_attempts:
            delay = random.uniform(0, min(cap, base_delay * 2 ** (len(failures) - 1)))
            STATS["waits"] += delay
            await sleep(delay)
    logging.info("gave up after %.2f s", time.monotonic() - started)
    raise failures[-1]


async def as_pair(fn):
    try:
        return "ok", await fn()
    except TransientError as error:
        return "transient", error
    except Exception as error:
        return "other", error
