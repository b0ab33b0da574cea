import asyncio
import random


#: given
class TransientError(Exception):
    """The dependency was busy or away; the same request may work in a moment."""


#: end


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep):
    longest = base_delay  #: growing_cap
    for left in reversed(range(max_attempts)):  #: try_limit
        try:
            return await fn()  #: awaited
        except TransientError:  #: only_transient
            if not left:  #: last_error
                raise
        await sleep(random.uniform(0, min(cap, longest)))  #: jittered_wait
        longest = longest * 2  #: growing_cap


if __name__ == "__main__":

    async def flaky(name, failures, waits):
        tries = []

        async def search():
            tries.append(name)
            if len(tries) <= failures:
                raise TransientError("busy")
            return f"{name}: answered on try {len(tries)}"

        async def note(seconds):
            waits.append(seconds <= 0.5 * 2 ** len(waits))

        try:
            return await retry_with_backoff(search, sleep=note)
        except TransientError as error:
            return f"{name}: gave up after try {len(tries)}, still {error}"

    async def main():
        waits = [[], [], []]
        jobs = (flaky(name, n, waits[at]) for at, (name, n) in enumerate([("orders", 0), ("stock", 2), ("mail", 9)]))
        for line, seen in zip(await asyncio.gather(*jobs), waits):
            print(f"{line}; waits within their bounds: {seen}")

    asyncio.run(main())
