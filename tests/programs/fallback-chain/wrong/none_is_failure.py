# fault: None is taken for a failure
def answer_with_fallbacks(chain, request, log):
    for number, (name, source) in enumerate(chain):
        try:
            answer = source(request)
            if answer is None:
                raise LookupError("no answer")
            return {"answer": answer, "served_by": name, "degraded": number > 0}
        except Exception as error:
            log.append({"failed": name, "error": repr(error)})
    return {"answer": None, "served_by": None, "degraded": True}
