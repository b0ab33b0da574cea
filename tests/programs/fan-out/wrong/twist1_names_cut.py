# twist: 1
# fault: limit cuts the list of names, the rest is never run
import asyncio

async def fan_out(roster, asked, limit=None):
    chosen = list(roster)[:limit]
    gathered = await asyncio.gather(*[worker(nr, asked) for nr in chosen], return_exceptions=True)
    ok, broke = [], []
    for tool_name, got in zip(chosen, gathered):
        (broke if isinstance(got, Exception) else ok).append((tool_name, got))
    return ok, broke
