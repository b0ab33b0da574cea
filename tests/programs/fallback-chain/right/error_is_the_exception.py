def answer_with_fallbacks(chain, request, log):
    for i, (name, fn) in enumerate(chain):
        try:
            answer = fn(request)
        except Exception as e:
            log.append({"failed": name, "error": e})
            continue
        return {"answer": answer, "served_by": name, "degraded": i > 0}
    return {"answer": None, "served_by": None, "degraded": True}
