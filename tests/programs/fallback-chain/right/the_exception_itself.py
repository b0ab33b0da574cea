def answer_with_fallbacks(chain, request, log):
    for position, (name, source) in enumerate(chain, start=1):
        try:
            answer = source(request)
        except Exception as e:
            log.append({"failed": name, "error": e})
        else:
            return {"answer": answer, "served_by": name, "degraded": position != 1}
    return {"answer": None, "served_by": None, "degraded": True}
