# twist: 1
# fault: results without an answer are left out of the count
def answer_with_fallbacks(chain, request, log):
    for number, (name, source) in enumerate(chain):
        try:
            return {"answer": source(request), "served_by": name, "degraded": number != 0}
        except Exception as error:
            log.append({"failed": name, "error": repr(error)})
    return {"answer": None, "served_by": None, "degraded": True}


def success_rates(outcomes):
    answered = [(result, good) for result, good in outcomes if result["served_by"] is not None]
    first = [good for result, good in answered if not result["degraded"]]
    other = [good for result, good in answered if result["degraded"]]
    share = lambda goods, n: sum(goods) / n if n else None
    return {
        "primary": share(first, len(first)),
        "degraded": share(other, len(other)),
        "fallback_rate": share([1] * len(other), len(answered)),
    }
