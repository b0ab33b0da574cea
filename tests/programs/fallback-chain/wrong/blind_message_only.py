# fault: logs the message without the type


def answer_with_fallbacks(chain, request, log):
    for position, (name, source) in enumerate(chain):
        try:
            answer = source(request)
        except Exception as error:
            log.append({"failed": name, "error": str(error)})
        else:
            return {"answer": answer, "served_by": name, "degraded": position > 0}
    return {"answer": None, "served_by": None, "degraded": True}
