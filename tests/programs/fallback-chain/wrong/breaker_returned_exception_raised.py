# fault: an exception that a source returns is raised again and counted as a failure
def answer_with_fallbacks(chain, request, log):
    for i, (name, source) in enumerate(chain):
        try:
            a = source(request)
            if isinstance(a, Exception):
                raise a
            return {"answer": a, "served_by": name, "degraded": i > 0}
        except Exception as e:
            log.append({"failed": name, "error": f"{type(e).__name__}: {e}"})
    return {"answer": None, "served_by": None, "degraded": True}
