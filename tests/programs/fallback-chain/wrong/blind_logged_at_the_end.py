# fault: notes the failures together once it is over


def answer_with_fallbacks(chain, request, log):
    notes = []
    for position, (name, source) in enumerate(chain):
        try:
            answer = source(request)
        except Exception as error:
            notes.append({"failed": name, "error": f"{type(error).__name__}: {error}"})
        else:
            log.extend(notes)
            return {"answer": answer, "served_by": name, "degraded": position > 0}
    log.extend(notes)
    return {"answer": None, "served_by": None, "degraded": True}
