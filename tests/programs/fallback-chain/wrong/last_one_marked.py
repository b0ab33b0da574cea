# fault: only the last source is marked as degraded
def answer_with_fallbacks(chain, request, log):
    for name, source in chain:
        try:
            answer = source(request)
        except Exception as error:
            log.append({"failed": name, "error": repr(error)})
            continue
        return {"answer": answer, "served_by": name, "degraded": len(chain) > 1 and name == chain[-1][0]}
    return {"answer": None, "served_by": None, "degraded": True}
