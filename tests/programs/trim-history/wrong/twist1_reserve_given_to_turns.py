# twist: 1
# fault: where the summary failed, the room set aside for it goes to another turn
def count_tokens(text):
    return max(1, len(text) // 4)


def trim_history(history, budget, summarize, reserve=200):
    sizes = [count_tokens(t["content"]) for t in history]
    if len(history) <= 1 or sum(sizes) <= budget:
        return list(history), 0
    left = budget - reserve - sizes[-1]
    cut = len(history) - 1
    while cut > 0 and sizes[cut - 1] <= left:
        cut -= 1
        left -= sizes[cut]
    older, recent = history[:cut], history[cut:]
    try:
        text, spent = summarize(older, reserve)
    except Exception as error:
        left += reserve
        while cut > 0 and sizes[cut - 1] <= left:
            cut -= 1
            left -= sizes[cut]
        older, recent = history[:cut], history[cut:]
        text, spent = f"[summary unavailable: {len(older)} turns left out]", 0
    return [{"role": "user", "content": text}] + recent, spent
