# twist: 1
# fault: where there is nothing to count it says 0


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
    return sum(flags) / len(flags) if flags else 0.0


def success_rates(outcomes):
    primary = [good for result, good in outcomes if not result["degraded"]]
    degraded = [good for result, good in outcomes if result["degraded"]]
    return {
        "primary": share(primary),
        "degraded": share(degraded),
        "fallback_rate": share([result["degraded"] for result, good in outcomes]),
    }
