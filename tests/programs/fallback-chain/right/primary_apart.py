def attempt(name, source, request, log):
    """(worked, answer)"""
    try:
        return True, source(request)
    except (KeyboardInterrupt, SystemExit):
        raise
    except Exception as e:
        log.append({"error": type(e).__name__ + ": " + str(e), "failed": name})
        return False, None


def answer_with_fallbacks(chain, request, log):
    (best, source), others = chain[0], chain[1:]
    worked, answer = attempt(best, source, request, log)
    if worked:
        return {"answer": answer, "served_by": best, "degraded": False}
    for name, source in others:
        worked, answer = attempt(name, source, request, log)
        if worked:
            return {"answer": answer, "served_by": name, "degraded": True}
    return {"answer": None, "served_by": None, "degraded": True}
