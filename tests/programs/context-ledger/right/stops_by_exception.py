class ContextFull(ValueError): ...


class _Fits(Exception): ...


class ContextLedger:
    __slots__ = ("budget",)

    def __init__(self, window, system, tools, output):
        assert window >= 0
        object.__setattr__(self, "budget", window - system - tools - output)

    def compact(self, entries, digest):
        work = [[e, False] for e in entries]
        for pair in reversed(work):
            pair[1] = True
            if pair[0]["kind"] == "turn":
                break
        else:
            for pair in work:
                pair[1] = False
        for pair in work:
            if pair[0]["kind"] in ("goal", "digest"):
                pair[1] = True

        def check():
            if sum(p[0]["tokens"] for p in work) <= self.budget:
                raise _Fits

        def drop(test):
            for p in [p for p in work if test(p[0]) and not p[1]]:
                work[:] = [q for q in work if q is not p]
                check()

        try:
            check()
            drop(lambda e: e["kind"] == "tool_result")
            older = [p for p in work if p[0]["kind"] == "turn" and not p[1]]
            if older:
                at = work.index(older[0])
                d = digest([p[0] for p in older])
                work[:] = work[:at] + [[d, True]] + [p for p in work[at:] if not any(p is o for o in older)]
                check()
            drop(lambda e: True)
        except _Fits:
            return [p[0] for p in work]
        raise ContextFull("still too much")
