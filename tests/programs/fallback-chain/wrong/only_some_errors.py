# fault: only connection errors and time-outs lead to the next source
def answer_with_fallbacks(chain, request, log):
    for number, (name, source) in enumerate(chain):
        try:
            return {"answer": source(request), "served_by": name, "degraded": number > 0}
        except (ConnectionError, TimeoutError) as error:
            log.append({"failed": name, "error": repr(error)})
    return {"answer": None, "served_by": None, "degraded": True}
