# twist: 1

from statistics import fmean, StatisticsError
from itertools import filterfalse, starmap
from operator import itemgetter


def answer_with_fallbacks(chain, request, log):
    (name, source), *rest = chain
    try:
        return dict(answer=source(request), served_by=name, degraded=False)
    except Exception as e:
        log += [dict(failed=name, error=(type(e).__name__, str(e)))]
    if rest:
        return {**answer_with_fallbacks(rest, request, log), "degraded": True}
    return dict.fromkeys(("answer", "served_by")) | {"degraded": True}


def share(flags):
    try:
        return fmean(map(float, flags))
    except StatisticsError:
        return None


def success_rates(outcomes):
    fallen = lambda pair: pair[0]["degraded"]
    good = itemgetter(1)
    return {
        "primary": share(map(good, filterfalse(fallen, outcomes))),
        "degraded": share(map(good, filter(fallen, outcomes))),
        "fallback_rate": share(map(fallen, outcomes)),
    }
