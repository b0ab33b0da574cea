# fault: the result does not say that a fallback answered
def answer_with_fallbacks(chain, request, log):
    for name, source in chain:
        try:
            return {"answer": source(request), "served_by": name, "degraded": False}
        except Exception as error:
            log.append({"failed": name, "error": repr(error)})
    return {"answer": None, "served_by": None, "degraded": True}
