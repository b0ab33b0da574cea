def cost_report(runs):
    c, t, r = sum(x["cost_usd"] for x in runs), {x["task"] for x in runs}, {x["task"] for x in runs if x["resolved"]}
    d = lambda a, b: a / len(b) if b else None
    return {"cost_per_resolved": d(c, r), "cost_per_task": d(c, t), "success_rate": d(len(r), t)}
