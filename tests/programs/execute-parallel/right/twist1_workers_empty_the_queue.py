# twist: 1
import asyncio
from collections import deque
async def execute_parallel(calls, max_concurrency=5, timeout_s=10.0, fail_fast=False):
    todo, res = deque(enumerate(calls)), {}
    err = lambda spec, w: ToolResult(False, f"ERROR: {spec.name} {w}")
    async def worker():
        while todo:
            i, (spec, args) = todo.popleft()
            try: res[i] = ToolResult(True, await asyncio.wait_for(spec.fn(**args), timeout_s)); continue
            except asyncio.CancelledError: res[i] = err(spec, "cancelled"); raise
            except TimeoutError: res[i] = err(spec, "timed out")
            except Exception as e: res[i] = err(spec, f"{type(e).__name__} {e}")
            if fail_fast:
                while todo: j, (s, _) = todo.popleft(); res[j] = err(s, "cancelled")
                for w in workers:
                    if w is not asyncio.current_task(): w.cancel()
                return
    workers = [asyncio.ensure_future(worker()) for _ in range(min(max_concurrency, len(calls)))]
    await asyncio.gather(*workers, return_exceptions=True)
    return [res[i] for i in range(len(calls))]
