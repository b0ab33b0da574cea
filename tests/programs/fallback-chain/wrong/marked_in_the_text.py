# fault: the mark is written into the answer, which is no longer what the source gave
def answer_with_fallbacks(chain, request, log):
    for number, (name, source) in enumerate(chain):
        try:
            answer = source(request)
        except Exception as error:
            log.append({"failed": name, "error": repr(error)})
            continue
        if number:
            answer = f"[degraded] {answer}"
        return {"answer": answer, "served_by": name, "degraded": number > 0}
    return {"answer": None, "served_by": None, "degraded": True}
