# fault: an answer of 0 or False is taken for none and the next source is asked
def answer_with_fallbacks(chain, request, log):
    for i, (name, source) in enumerate(chain):
        try:
            a = source(request)
        except Exception as e:
            log.append({"failed": name, "error": f"{type(e).__name__}: {e}"})
            continue
        if a is None or a == "" or a:
            return {"answer": a, "served_by": name, "degraded": i > 0}
    return {"answer": None, "served_by": None, "degraded": True}
