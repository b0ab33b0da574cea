# twist: 1

from fractions import Fraction
from statistics import mean


def answer_with_fallbacks(chain, request, log):
    degraded = False
    for name, source in chain:
        try:
            return {"answer": source(request), "served_by": name, "degraded": degraded}
        except Exception as error:
            log.append({"failed": name, "error": f"{type(error).__name__}: {error}"})
            degraded = True
    return {"answer": None, "served_by": None, "degraded": True}


def _share(flags):
    flags = list(flags)
    return mean(Fraction(flag) for flag in flags) if flags else None


def success_rates(outcomes):
    return {
        "primary": _share(good for result, good in outcomes if not result["degraded"]),
        "degraded": _share(good for result, good in outcomes if result["degraded"]),
        "fallback_rate": _share(result["degraded"] for result, _ in outcomes),
        "count": len(outcomes),
    }
