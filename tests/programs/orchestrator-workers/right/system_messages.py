async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "system", "content": "Plan; part by ;"}, {"role": "user", "content": goal}])
    notes = []
    for i, part in enumerate(filter(None, map(str.strip, plan["text"].split(";")))):
        notes.append(
            (part, workers[i]([{"role": "system", "content": goal}, {"role": "user", "content": part}], None)["text"])
        )
    return synthesiser(
        [{"role": "user", "content": goal}, *({"role": "user", "content": f"Q {a}\nA {b}"} for a, b in notes)]
    )["text"]
