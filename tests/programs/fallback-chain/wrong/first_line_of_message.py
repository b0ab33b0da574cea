# fault: only the first line of the message is told
def answer_with_fallbacks(chain, request, log):
    for i, (name, source) in enumerate(chain):
        try:
            answer = source(request)
        except Exception as e:
            log.append({"failed": name, "error": f"{type(e).__name__}: {str(e).splitlines()[0] if str(e) else ''}"})
        else:
            return {"answer": answer, "served_by": name, "degraded": i > 0}
    return {"answer": None, "served_by": None, "degraded": True}
