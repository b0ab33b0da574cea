def answer_with_fallbacks(chain, request, log, degraded=False):
    try:
        (name, source), *others = chain
    except ValueError:
        return dict(answer=None, served_by=None, degraded=True)
    try:
        return dict(answer=source(request), served_by=name, degraded=degraded)
    except Exception as error:
        log += [dict(failed=name, error=repr(error), position=-len(others))]
    return answer_with_fallbacks(others, request, log, True)
