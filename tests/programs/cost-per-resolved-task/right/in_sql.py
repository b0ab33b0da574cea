import sqlite3


def cost_report(runs):
    db = sqlite3.connect(":memory:")
    db.execute("create table run (task blob, cost real, resolved integer)")
    db.executemany("insert into run values (?, ?, ?)", [(r["task"].encode("utf-8", "surrogatepass"), r["cost_usd"], r["resolved"]) for r in runs])
    row = db.execute(
        """select total(cost) / nullif(count(distinct case when resolved then task end), 0),
                  total(cost) / nullif(count(distinct task), 0),
                  1.0 * count(distinct case when resolved then task end) / nullif(count(distinct task), 0)
           from run"""
    ).fetchone()
    return dict(zip(("cost_per_resolved", "cost_per_task", "success_rate"), row))
