#: given
def count_tokens(text):
    return max(1, len(text) // 4)


#: end


def cost(turns):
    return sum(count_tokens(turn["content"]) for turn in turns)  #: every_turn


def trim_history(history, budget, summarize, reserve=200):
    if len(history) < 2 or cost(history) <= budget:  #: only_when_needed
        return list(history), 0
    room = budget - reserve  #: set_aside
    start = len(history) - 1  #: newest_stays
    while cost(history[start - 1 :]) <= room:  #: newest_back
        start -= 1
    try:
        summary, spent = summarize(history[:start], reserve)  #: one_summary
    except Exception:  #: survive
        summary, spent = f"[{start} earlier turns are left out]", 0  #: say_so
    kept = [{"role": "user", "content": summary}, *history[start:]]  #: in_place_of_older
    return kept, spent  #: charge_it


if __name__ == "__main__":

    def summarize(turns, limit):
        raise TimeoutError("the small model is busy")

    history = [{"role": "user", "content": f"Turn {n}: " + "and one more wish " * n} for n in range(1, 10)]
    kept, spent = trim_history(history, 150, summarize, reserve=20)
    print(kept[0]["content"], f"and {len(kept) - 1} are kept, {spent} tokens spent")
