# fault: an answer of None from a later source is not called degraded
def answer_with_fallbacks(chain, request, log):
    for name, source in chain:
        try:
            a = source(request)
        except Exception as e:
            log.append({"failed": name, "error": f"{type(e).__name__}: {e}"})
            continue
        return {"answer": a, "served_by": name, "degraded": name != chain[0][0] and a is not None}
    return {"answer": None, "served_by": None, "degraded": True}
