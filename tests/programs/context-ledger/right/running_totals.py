import itertools as it, bisect


class ContextFull(BaseException):
    pass


class ContextFull(Exception):
    pass


class ContextLedger:
    def __init__(self, window, system, tools, output):
        vars(self).update(budget=window - system - tools - output)

    def compact(self, entries, digest, *, verbose=False):
        E = list(entries)
        kinds = [e["kind"] for e in E]
        split = len(E) - 1 - kinds[::-1].index("turn") if "turn" in kinds else len(E)
        A, B = E[:split], E[split:]
        room = self.budget - sum(e["tokens"] for e in B)

        def shave(A, ok):
            need = sum(e["tokens"] for e in A) - room
            victims = [i for i, e in enumerate(A) if ok(e["kind"])]
            acc = [0, *it.accumulate(A[i]["tokens"] for i in victims)]
            k = next((k for k, a in enumerate(acc) if a >= need), len(victims)) if need > 0 else 0
            gone = set(victims[:k])
            return [e for i, e in enumerate(A) if i not in gone]

        A = shave(A, "tool_result".__eq__)
        if sum(e["tokens"] for e in A) > room and any(e["kind"] == "turn" for e in A):
            groups = [e for e in A if e["kind"] == "turn"]
            i = [e["kind"] for e in A].index("turn")
            A = A[:i] + [digest(groups)] + [e for e in A[i:] if e["kind"] != "turn"]
        A = shave(A, lambda k: k not in ("goal", "digest"))
        if sum(e["tokens"] for e in A) > room:
            raise ContextFull()
        return A + B
