from collections import deque


def answer_with_fallbacks(chain, request, log):
    waiting = deque(chain)
    result = {"answer": None, "served_by": None, "degraded": False, "tried": []}
    while waiting:
        name, source = waiting.popleft()
        result["tried"].append(name)
        try:
            result["answer"] = source(request)
        except Exception as trouble:
            result["degraded"] = True
            log += [
                {"failed": name, "error": "%s (%s)" % (trouble.__class__.__name__, trouble), "request": str(request)}
            ]
        else:
            result["served_by"] = name
            break
    return result
