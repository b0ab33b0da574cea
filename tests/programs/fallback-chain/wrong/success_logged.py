# fault: the success of a fallback is logged too
def answer_with_fallbacks(chain, request, log):
    for number, (name, source) in enumerate(chain):
        try:
            answer = source(request)
        except Exception as error:
            log.append({"failed": name, "error": repr(error)})
        else:
            if number:
                log.append({"failed": None, "error": f"answered by {name}"})
            return {"answer": answer, "served_by": name, "degraded": number > 0}
    return {"answer": None, "served_by": None, "degraded": True}
