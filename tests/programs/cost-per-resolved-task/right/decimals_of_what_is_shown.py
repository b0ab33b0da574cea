from decimal import Decimal
from collections import OrderedDict, ChainMap
from typing import List, Dict, Optional, Any


class Tasks(OrderedDict):
    def __missing__(self, task):
        self[task] = []
        return self[task]


def _div(top: Decimal, bottom: int) -> Optional[float]:
    return None if bottom == 0 else float(top / bottom)


def cost_report(runs: List[Dict[str, Any]]) -> "OrderedDict[str, Optional[float]]":
    tasks, money = Tasks(), Decimal()
    for run in runs:
        tasks[run["task"]].append(run["resolved"])
        money += Decimal(repr(run["cost_usd"]))
    won = sum(map(any, tasks.values()))
    return OrderedDict(
        success_rate=_div(Decimal(won), len(tasks)), cost_per_task=_div(money, len(tasks)), cost_per_resolved=_div(money, won), n=len(runs)
    )
