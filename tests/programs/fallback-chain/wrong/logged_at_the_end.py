# fault: the failures are logged together at the end
def answer_with_fallbacks(chain, request, log):
    failures = []
    result = {"answer": None, "served_by": None, "degraded": True}
    for number, (name, source) in enumerate(chain):
        try:
            result = {"answer": source(request), "served_by": name, "degraded": number > 0}
            break
        except Exception as error:
            failures.append({"failed": name, "error": repr(error)})
    log.extend(failures)
    return result
