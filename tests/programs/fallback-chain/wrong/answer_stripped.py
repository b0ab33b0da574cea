# fault: white space around an answer is taken off
def answer_with_fallbacks(chain, request, log):
    for i, (name, source) in enumerate(chain):
        try:
            answer = source(request)
        except Exception as e:
            log.append({"failed": name, "error": f"{type(e).__name__}: {e}"})
        else:
            return {
                "answer": answer.strip() if isinstance(answer, str) else answer,
                "served_by": name,
                "degraded": i > 0,
            }
    return {"answer": None, "served_by": None, "degraded": True}
