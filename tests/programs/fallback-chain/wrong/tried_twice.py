# fault: each source is tried twice
def answer_with_fallbacks(chain, request, log):
    for number, (name, source) in enumerate(chain):
        for _ in range(2):
            try:
                return {"answer": source(request), "served_by": name, "degraded": number > 0}
            except Exception as error:
                problem = repr(error)
        log.append({"failed": name, "error": problem})
    return {"answer": None, "served_by": None, "degraded": True}
