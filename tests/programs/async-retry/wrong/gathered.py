# fault: an exception that the call gives for its value is taken for a failure
import asyncio, random


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep):
    for n in range(max_attempts):
        (got,) = await asyncio.gather(fn(), return_exceptions=True)
        if not isinstance(got, BaseException):
            return got
        if not isinstance(got, TransientError) or n == max_attempts - 1:
            raise got
        await sleep(random.uniform(0, min(cap, base_delay * 2**n)))
