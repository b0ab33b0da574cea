def canonical(v):
    match v:
        case dict():
            return "{" + ",".join(f"{k!r}:{canonical(v[k])}" for k in sorted(v)) + "}"
        case list() | tuple():
            return "[" + ",".join(map(canonical, v)) + "]"
        case _:
            return repr(v)


def hash_action(action, args):
    return canonical([action, args])


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    match list(action_hashes[-2 * longest_cycle + 1 :] if longest_cycle else []), new_hash:
        case seen, now:
            pass
    seen = seen + [now]
    while longest_cycle:
        a, b = seen[-longest_cycle:], seen[-2 * longest_cycle : -longest_cycle]
        if a == b:
            return True
        longest_cycle -= 1
    return False
