from dataclasses import dataclass, field


def approx_tokens(s):
    return max(1, len(s if isinstance(s, str) else str(s)) // 4)


@dataclass
class Window:
    budget: int
    used: int = 0
    msgs: list = field(default_factory=list)

    def force(self, m):
        self.msgs.append(m)
        self.used += approx_tokens(m["content"])

    def offer(self, m):
        c = approx_tokens(m["content"])
        if self.used + c > self.budget:
            return False
        self.force(m)
        return True


def trim(messages, budget, keep_last=2):
    w = Window(budget)
    w.force(messages[0])
    ids = list(range(1, len(messages)))
    pinned = ids[len(ids) - keep_last :] if 0 < keep_last < len(ids) else (ids if keep_last else [])
    for i in pinned:
        w.force(messages[i])
    pos = []
    for i in reversed(ids[: len(ids) - len(pinned)]):
        if not w.offer(messages[i]):
            break
        pos.append(i)
    kept = [messages[0]] + [messages[i] for i in sorted(pos + pinned)]
    return kept, w.used
