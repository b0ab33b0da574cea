# twist: 1
from statistics import fmean


def answer_with_fallbacks(chain, request, log):
    for number, (name, source) in enumerate(chain):
        try:
            return {"answer": source(request), "served_by": name, "degraded": number != 0}
        except Exception as error:
            log.append({"failed": name, "error": repr(error)})
    return {"answer": None, "served_by": None, "degraded": True}


def success_rates(outcomes):
    groups = {False: [], True: []}
    for result, good in outcomes:
        groups[result["degraded"]].append(1.0 if good else 0.0)
    flags = [1.0 if result["degraded"] else 0.0 for result, _ in outcomes]
    mean = lambda values: fmean(values) if values else None
    return {
        "primary": mean(groups[False]),
        "degraded": mean(groups[True]),
        "fallback_rate": mean(flags),
        "n": len(flags),
    }
