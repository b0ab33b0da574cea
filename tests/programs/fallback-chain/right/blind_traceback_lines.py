import traceback
from collections import OrderedDict


def _attempts(chain, request, log):
    best = chain[0]
    for pair in chain:
        name, source = pair
        try:
            yield OrderedDict(answer=source(request), served_by=name, degraded=pair is not best, tried=len(log))
        except Exception as error:
            log.insert(
                len(log), {"failed": name, "error": "".join(traceback.format_exception_only(error)), "request": request}
            )


def answer_with_fallbacks(chain, request, log):
    nothing = {"answer": None, "served_by": None, "degraded": True}
    return next(_attempts(chain, request, log), nothing)
