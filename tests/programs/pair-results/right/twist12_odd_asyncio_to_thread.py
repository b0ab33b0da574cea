# twist: 1
# twist: 2
import asyncio
from concurrent.futures import ThreadPoolExecutor


def pair_results(bs, ts):
    async def one(b):
        try:
            r = str(await asyncio.get_running_loop().run_in_executor(ex, lambda: ts[b["name"]](**b["input"])))
        except Exception as e:
            r = f"ERROR {e}"
        return dict(type="tool_result", tool_use_id=b["id"], content=r)

    async def allof():
        return await asyncio.gather(*(one(b) for b in bs if b["type"] == "tool_call"))

    with ThreadPoolExecutor(32) as ex:
        return {"content": tuple(asyncio.run(allof())), "role": "user"}
