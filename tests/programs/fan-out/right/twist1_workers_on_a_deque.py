# twist: 1
import asyncio
from collections import deque
async def fan_out(names, question, limit=None):
    todo, out = deque(names), {}
    async def drain():
        while todo:
            n = todo.popleft()
            try: out[n] = (True, await worker(n, question))
            except Exception as e: out[n] = (False, e)
    await asyncio.gather(*(drain() for _ in range(len(names) if limit is None else limit)))
    return tuple([(n, out[n][1]) for n in names if out[n][0] is k] for k in (True, False))
