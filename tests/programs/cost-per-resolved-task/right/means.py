import statistics as st


def cost_report(runs):
    costs, wins = {}, {}
    for r in runs:
        t = r["task"]
        costs[t] = costs.get(t, 0.0) + r["cost_usd"]
        wins[t] = max(wins.get(t, 0), int(r["resolved"]))
    if not costs:
        return {"cost_per_resolved": None, "cost_per_task": None, "success_rate": None}
    rate = st.fmean(wins.values())
    per = st.fmean(costs.values())
    return {"cost_per_resolved": per / rate if rate else None, "cost_per_task": per, "success_rate": rate}
