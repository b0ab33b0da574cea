# fault: when all have failed, what was answered to the same request before is served again
KNOWN = {}


def answer_with_fallbacks(chain, request, log):
    for place, (who, ask) in enumerate(chain):
        try:
            found = ask(request)
        except Exception as trouble:
            log.append({"failed": who, "error": f"{type(trouble).__name__}: {trouble}"})
            continue
        KNOWN[repr(request)] = found
        return {"answer": found, "served_by": who, "degraded": place > 0}
    if repr(request) in KNOWN:
        return {"answer": KNOWN[repr(request)], "served_by": "cache", "degraded": True}
    return {"answer": None, "served_by": None, "degraded": True}
