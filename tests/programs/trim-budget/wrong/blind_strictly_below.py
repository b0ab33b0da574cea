# fault: a message that fills the budget exactly is left out
from itertools import takewhile


def approx_tokens(s):
    return len(s) // 4 or 1


class Trimmer:
    def __init__(self, budget, used):
        self.budget, self.used = budget, used

    def fits(self, message):
        price = approx_tokens(message["content"])
        if self.used + price >= self.budget:
            return False
        self.used += price
        return True


def trim(messages, budget, keep_last=2):
    head, rest = messages[0], list(messages[1:])
    at = max(len(rest) - keep_last, 0)
    pinned = rest[at:]
    t = Trimmer(budget, sum(approx_tokens(m["content"]) for m in [head] + pinned))
    older = list(takewhile(t.fits, reversed(rest[:at])))
    return [head, *older[::-1], *pinned], t.used
