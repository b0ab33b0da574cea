# fault: builds a new log, the one given stays empty


def answer_with_fallbacks(chain, request, log):
    for position, (name, source) in enumerate(chain):
        try:
            answer = source(request)
        except Exception as error:
            log = [*log, {"failed": name, "error": f"{type(error).__name__}: {error}"}]
        else:
            return {"answer": answer, "served_by": name, "degraded": position > 0}
    return {"answer": None, "served_by": None, "degraded": True}
