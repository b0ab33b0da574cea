# fault: of an exception its first argument is told, which of an error of the system is its number
def answer_with_fallbacks(chain, request, log):
    for i, (name, source) in enumerate(chain):
        try:
            answer = source(request)
        except Exception as e:
            log.append({"failed": name, "error": f"{type(e).__name__}: {e.args[0] if e.args else ''}"})
        else:
            return {"answer": answer, "served_by": name, "degraded": i > 0}
    return {"answer": None, "served_by": None, "degraded": True}
