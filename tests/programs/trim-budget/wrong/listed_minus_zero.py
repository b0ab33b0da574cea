# fault: with keep_last=0 the slice rest[-0:] pins everything
class Trimmer:
    def __init__(self, keep_last):
        self.keep_last = keep_last

    def __call__(self, messages, budget):
        system, *rest = messages
        pinned = rest[-self.keep_last :]
        older = rest[: len(rest) - len(pinned)]
        used = sum(approx_tokens(m["content"]) for m in [system] + pinned)
        extra = []
        while older:
            cost = approx_tokens(older[-1]["content"])
            if used + cost > budget:
                break
            used += cost
            extra.insert(0, older.pop())
        return [system] + extra + pinned, used


def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    return Trimmer(keep_last)(messages, budget)
