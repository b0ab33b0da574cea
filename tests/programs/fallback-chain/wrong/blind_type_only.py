# fault: logs the type without the message


def answer_with_fallbacks(chain, request, log):
    for position, (name, source) in enumerate(chain):
        try:
            answer = source(request)
        except Exception as error:
            log.append({"failed": name, "error": type(error).__name__})
        else:
            return {"answer": answer, "served_by": name, "degraded": position > 0}
    return {"answer": None, "served_by": None, "degraded": True}
