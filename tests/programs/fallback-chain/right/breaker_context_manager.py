import contextlib, traceback


def answer_with_fallbacks(chain, request, log):
    out = {"answer": None, "served_by": None, "degraded": True}
    with contextlib.ExitStack() as stack:
        for i, pair in enumerate(chain):
            try:
                out.update(answer=pair[1](request), served_by=pair[0], degraded=bool(i))
                break
            except Exception as e:
                log.insert(len(log), {"failed": pair[0], "error": "".join(traceback.format_exception_only(e)).strip()})
    return out
