# fault: approx_tokens counts words, not one token per 4 characters
def approx_tokens(s: str) -> int:
    return max(1, len(s.split()))


def trim(messages: list, budget: int, keep_last: int = 2) -> tuple:
    system, *rest = messages
    k = min(keep_last, len(rest))
    older, pinned = rest[: len(rest) - k], rest[len(rest) - k :]
    used = sum(approx_tokens(m["content"]) for m in (system, *pinned))
    fill = []
    for m in older[::-1]:
        if used + approx_tokens(m["content"]) > budget:
            break
        used += approx_tokens(m["content"])
        fill = [m] + fill
    return [system] + fill + pinned, used
