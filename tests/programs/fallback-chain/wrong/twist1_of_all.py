# twist: 1
# fault: the good ones are divided by all outcomes
def answer_with_fallbacks(chain, request, log):
    for number, (name, source) in enumerate(chain):
        try:
            return {"answer": source(request), "served_by": name, "degraded": number != 0}
        except Exception as error:
            log.append({"failed": name, "error": repr(error)})
    return {"answer": None, "served_by": None, "degraded": True}


def success_rates(outcomes):
    n = len(outcomes)
    if n == 0:
        return {"primary": None, "degraded": None, "fallback_rate": None}
    return {
        "primary": sum(good for result, good in outcomes if not result["degraded"]) / n,
        "degraded": sum(good for result, good in outcomes if result["degraded"]) / n,
        "fallback_rate": sum(result["degraded"] for result, _ in outcomes) / n,
    }
