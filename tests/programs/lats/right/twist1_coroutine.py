# twist: 1
import asyncio
from functools import partial


async def _search(propose, value, solved, budget, reflect):
    lessons, fringe, seen, spent = [], [[None, []]], [], 0
    ask = propose if reflect is None else (lambda path: propose(path, tuple(lessons) and list(lessons) or []))

    async def pay(call, *args):
        nonlocal spent
        if spent >= budget:
            raise asyncio.CancelledError
        spent += 1
        return call(*args)

    try:
        while fringe:
            fringe.sort(key=lambda e: -(e[0] or 0))
            _, path = fringe.pop(0)
            kids = [path + [a] for a in await pay(ask, path)]
            for kid in kids:
                if solved(kid):
                    return dict(path=kid, solved=True, calls=spent)
            if not kids and reflect and fringe:
                lessons.append(await pay(reflect, path))
            for kid in kids:
                entry = [await pay(value, kid), kid]
                fringe.append(entry)
                seen.append(entry)
    except asyncio.CancelledError:
        pass
    path = max(seen, key=lambda e: e[0])[1] if seen else []
    return dict(path=path, solved=False, calls=spent)


def lats(propose, value, solved, budget=20, reflect=None):
    return asyncio.run(_search(propose, value, solved, budget, reflect))
