def total(turns):
    return 0 if not turns else count_tokens(turns[0]["content"]) + total(turns[1:])  # noqa: F821


def cut(history, room, at=0):
    if at == len(history) - 1 or total(history[at:]) <= room:
        return at
    return cut(history, room, at + 1)


def trim_history(turns, limit, shorten, reserve=200):
    if total(turns) <= limit:
        return [*turns], 0
    at = cut(turns, limit - reserve)
    if at == 0:
        return [*turns], 0
    told = shorten(turns[:at], reserve)
    return [{"content": told[0], "role": "user", "summary": True}] + turns[at:], told[1]
