# fault: a wish to stop that comes out of a later source is caught

def answer_with_fallbacks(chain, request, log):
    (name, source), *rest = chain
    try:
        return {"answer": source(request), "served_by": name, "degraded": False}
    except Exception as e:
        log.append({"failed": name, "error": repr(e)})
    for name, source in rest:
        try:
            return {"answer": source(request), "served_by": name, "degraded": True}
        except:
            import sys
            log.append({"failed": name, "error": repr(sys.exc_info()[1])})
    return {"answer": None, "served_by": None, "degraded": True}
