from __future__ import annotations

import asyncio
from operator import itemgetter


async def fan_out(names: list[str], question: str) -> tuple[list, list]:
    async def one(position: int, name: str):
        try:
            return position, True, (name, await worker(name, question))
        except Exception as problem:
            return position, False, (name, problem)

    done = []
    for future in asyncio.as_completed([one(i, n) for i, n in enumerate(names)]):
        done.append(await future)
    done.sort(key=itemgetter(0))  # completion order is not the order asked for
    return [pair for _, ok, pair in done if ok], [pair for _, ok, pair in done if not ok]
