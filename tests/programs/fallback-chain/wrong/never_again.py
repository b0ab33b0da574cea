# fault: a source that failed once is never tried again
DOWN = set()


def answer_with_fallbacks(chain, request, log):
    for number, (name, source) in enumerate(chain):
        if name in DOWN:
            continue
        try:
            return {"answer": source(request), "served_by": name, "degraded": number > 0}
        except Exception as error:
            DOWN.add(name)
            log.append({"failed": name, "error": repr(error)})
    return {"answer": None, "served_by": None, "degraded": True}
