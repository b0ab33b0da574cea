# fault: no answer at all is not marked as degraded
def answer_with_fallbacks(chain, request, log):
    result = {"answer": None, "served_by": None, "degraded": False}
    for number, (name, source) in enumerate(chain):
        try:
            result = {"answer": source(request), "served_by": name, "degraded": number > 0}
            break
        except Exception as error:
            log.append({"failed": name, "error": repr(error)})
    return result
