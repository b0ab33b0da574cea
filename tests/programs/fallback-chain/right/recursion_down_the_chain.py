def answer_with_fallbacks(chain: list, request, log: list, _degraded: bool = False) -> dict:
    match chain:
        case []:
            return {"degraded": True, "answer": None, "served_by": None, "tries": len(log)}
        case [(name, source), *rest]:
            try:
                return {"degraded": _degraded, "answer": source(request), "served_by": name}
            except Exception as e:
                log.append({"failed": name, "error": f"{type(e).__name__}: {e}", "request": str(request)[:20]})
            return answer_with_fallbacks(rest, request, log, True)
