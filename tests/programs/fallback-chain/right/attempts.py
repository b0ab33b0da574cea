class Attempt:
    def __init__(self, name, source, request):
        self.name = name
        self.error = None
        try:
            self.answer = source(request)
        except Exception as error:
            self.answer, self.error = None, f"{type(error).__qualname__}: {error}"

    @property
    def failed(self):
        return self.error is not None


def attempts(chain, request):
    for name, source in chain:
        yield Attempt(name, source, request)


def answer_with_fallbacks(chain, request, log):
    degraded = False
    for attempt in attempts(chain, request):
        if not attempt.failed:
            return {"answer": attempt.answer, "served_by": attempt.name, "degraded": degraded}
        log.append({"failed": attempt.name, "error": attempt.error})
        degraded = True
    return {"answer": None, "served_by": None, "degraded": True}
