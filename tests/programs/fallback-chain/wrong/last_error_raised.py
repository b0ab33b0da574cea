# fault: when all have failed the last error is raised
def answer_with_fallbacks(chain, request, log):
    for number, (name, source) in enumerate(chain):
        try:
            return {"answer": source(request), "served_by": name, "degraded": number > 0}
        except Exception as error:
            log.append({"failed": name, "error": repr(error)})
            if number == len(chain) - 1:
                raise
