# twist: 1
# fault: the good fallbacks are divided by all outcomes


def answer_with_fallbacks(chain, request, log):
    for position, (name, source) in enumerate(chain):
        try:
            answer = source(request)
        except Exception as error:
            log.append({"failed": name, "error": f"{type(error).__name__}: {error}"})
        else:
            return {"answer": answer, "served_by": name, "degraded": position > 0}
    return {"answer": None, "served_by": None, "degraded": True}


def share(flags):
    return sum(flags) / len(flags) if flags else None


def success_rates(outcomes):
    primary = [good for result, good in outcomes if not result["degraded"]]
    degraded = [good for result, good in outcomes if result["degraded"]]
    return {
        "primary": share(primary),
        "degraded": (sum(degraded) / len(outcomes) if degraded else None),
        "fallback_rate": share([result["degraded"] for result, good in outcomes]),
    }
