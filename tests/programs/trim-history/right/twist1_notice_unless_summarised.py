# twist: 1
import contextlib
from itertools import accumulate, takewhile


def count_tokens(text):
    return max(1, len(text) // 4)


class SummaryFailed(RuntimeError):
    pass


class HistoryTrimmer:
    """pre_model_hook-like"""

    def __init__(self, summarize, reserve):
        self.summarize, self.reserve, self.calls = summarize, reserve, 0

    def summary(self, turns):
        self.calls += 1
        try:
            result = self.summarize(turns, self.reserve)
        except Exception as e:
            raise SummaryFailed(str(e)) from e
        text, tokens = result
        return text, tokens

    def __call__(self, history, budget):
        totals = list(accumulate(count_tokens(t["content"]) for t in reversed(history)))
        if len(totals) < 2 or totals[-1] <= budget:
            return [*history], 0
        keep = max(1, sum(1 for _ in takewhile(lambda total: total <= budget - self.reserve, totals)))
        older, recent = [dict(t) for t in history[:-keep]], [dict(t) for t in history[-keep:]]
        text, tokens = f"Note: {len(older)} earlier messages omitted.", 0
        with contextlib.suppress(SummaryFailed):
            text, tokens = self.summary(older)
        return [dict(role="user", content=text), *recent], tokens


def trim_history(history, budget, summarize, reserve=200):
    return HistoryTrimmer(summarize, reserve)(history, budget)
