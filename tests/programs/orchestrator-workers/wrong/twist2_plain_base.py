# twist: 2
# fault: async workers are not awaited
async def orchestrate(planning, team, combiner, mission):
    outline = planning([{"role": "user", "content": mission}])["text"]
    items = [x.strip() for x in outline.split(";") if x.strip()]
    outcomes = [who([{"role": "user", "content": x}])["text"] for who, x in zip(team, items)]
    bundle = "\n".join(f"{x}: {g}" for x, g in zip(items, outcomes))
    return combiner([{"role": "user", "content": f"{mission}\n{bundle}"}])["text"]
