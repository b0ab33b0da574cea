def answer_with_fallbacks(chain, request, log):
    chain = list(chain)
    primary_name, primary = chain[0]
    try:
        return {"answer": primary(request), "served_by": primary_name, "degraded": False}
    except Exception as error:
        log.append({"failed": primary_name, "error": type(error).__name__ + ": " + str(error)})
    for pair in chain[1:]:
        name = pair[0]
        function = pair[1]
        try:
            answer = function(request)
            return {"answer": answer, "served_by": name, "degraded": True}
        except Exception as error:
            log.append({"failed": name, "error": type(error).__name__ + ": " + str(error)})
    return {"answer": None, "served_by": None, "degraded": True}
