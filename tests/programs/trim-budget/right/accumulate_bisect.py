def approx_tokens(s):
    return max(1, len(s) // 4)


from bisect import bisect_right
from itertools import accumulate


def trim(messages, budget, keep_last=2):
    system, *turns = messages
    costs = [approx_tokens(turn["content"]) for turn in reversed(turns)]
    # sums[i]: the tokens of the system prompt and of the newest i turns
    sums = list(accumulate(costs, initial=approx_tokens(system["content"])))
    count = max(min(keep_last, len(turns)), bisect_right(sums, budget) - 1)
    return (system, *turns[len(turns) - count :]), sums[count]
