def answer_with_fallbacks(chain, request, log, _first=True):
    match chain:
        case []:
            return {"answer": None, "served_by": None, "degraded": True}
        case [(name, source), *others]:
            try:
                got = source(request)
            except Exception as e:
                log += [{"failed": name, "error": f"{type(e).__name__}({e})"}]
            else:
                return {"answer": got, "served_by": name, "degraded": not _first}
            return answer_with_fallbacks(others, request, log, False)
