# twist: 1
# fault: without a summary the reserve is spent on more recent turns

def trim_history(history, budget, summarize, reserve=200):
    if len(history) <= 1 or sum(count_tokens(t["content"]) for t in history) <= budget:
        return history, 0

    def split(room):
        cut, room = len(history) - 1, room - count_tokens(history[-1]["content"])
        while cut and (room := room - count_tokens(history[cut - 1]["content"])) >= 0:
            cut -= 1
        return cut

    cut = split(budget - reserve)
    try:
        summary, used = summarize(history[:cut], reserve)
    except Exception:
        cut = split(budget - 10)
        summary, used = f"({cut} turns left out)", 0
    return [{"role": "user", "content": summary}, *history[cut:]], used
