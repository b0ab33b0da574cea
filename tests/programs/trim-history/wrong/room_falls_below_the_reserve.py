# fault: where the reserve is more than the budget, all of the budget is for the recent turns

def trim_history(history, budget, summarize, reserve=200):
    if len(history) <= 1 or sum(count_tokens(t["content"]) for t in history) <= budget:
        return history, 0
    room = budget - reserve if budget > reserve else budget
    cut, room = len(history) - 1, room - count_tokens(history[-1]["content"])
    while cut and (room := room - count_tokens(history[cut - 1]["content"])) >= 0:
        cut -= 1
    summary, used = summarize(history[:cut], reserve)
    return [{"role": "user", "content": summary}, *history[cut:]], used
