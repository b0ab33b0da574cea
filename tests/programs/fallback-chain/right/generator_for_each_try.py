class Outcome(dict):
    __slots__ = ()

    @property
    def ok(self):
        return self["served_by"] is not None


def attempt(pair, request, log):
    name, fn = pair
    try:
        yield fn(request)
    except GeneratorExit:
        raise
    except Exception as why:
        log.append({"failed": name, "error": "%s: %s" % (type(why).__name__, why), "request": request})


def answer_with_fallbacks(chain, request, log, /, *, tell=lambda *_: None):
    if not chain:
        raise ValueError("no sources")
    for place in range(len(chain)):
        for answer in attempt(chain[place], request, log):
            tell(chain[place][0])
            return Outcome(answer=answer, served_by=chain[place][0], degraded=bool(place), place=place)
    return Outcome(answer=None, served_by=None, degraded=True, place=None)
