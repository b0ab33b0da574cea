import contextlib


@contextlib.contextmanager
def logged(name, log):
    try:
        yield
    except Exception as e:
        log.append({"failed": name, "error": f"{type(e).__name__}: {e}"})


def answer_with_fallbacks(chain, request, log):
    before = len(log)
    for name, fn in chain:
        with logged(name, log):
            return {"answer": fn(request), "served_by": name, "degraded": len(log) > before}
    return {"answer": None, "served_by": None, "degraded": True, "failures": log[before:]}
