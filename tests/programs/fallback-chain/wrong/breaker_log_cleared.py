# fault: what the log held of earlier requests is thrown away
def answer_with_fallbacks(chain, request, log):
    log.clear()
    for i, (name, source) in enumerate(chain):
        try:
            return {"answer": source(request), "served_by": name, "degraded": i > 0}
        except Exception as e:
            log.append({"failed": name, "error": f"{type(e).__name__}: {e}"})
    return {"answer": None, "served_by": None, "degraded": True}
