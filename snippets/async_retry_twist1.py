import asyncio
import random


#: given
class TransientError(Exception):
    """The dependency was busy or away; the same request may work in a moment."""


#: end


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep, idempotent=True):
    tries = max_attempts if idempotent else 1  #: only_repeatable
    longest = base_delay  #: growing_cap
    for left in reversed(range(tries)):  #: try_limit
        try:
            return await fn()  #: awaited
        except TransientError:  #: only_transient
            if not left:  #: last_error
                raise
        await sleep(random.uniform(0, min(cap, longest)))  #: jittered_wait
        longest = longest * 2  #: growing_cap


if __name__ == "__main__":

    async def charge(**how):
        tries = []

        async def send():
            tries.append("sent")
            raise TransientError("no answer")

        try:
            await retry_with_backoff(send, base_delay=0.001, **how)
        except TransientError:
            return f"sent {len(tries)} times"

    print("a look-up:", asyncio.run(charge()))
    print("a charge without a key:", asyncio.run(charge(idempotent=False)))
