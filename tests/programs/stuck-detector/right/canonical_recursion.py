def canonical(value):
    if isinstance(value, dict):
        return "{" + ",".join(repr(k) + ":" + canonical(value[k]) for k in sorted(value)) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(canonical(v) for v in value) + "]"
    return repr(value)


def hash_action(action, args):
    return canonical([action, args])


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    def ends_in_cycle(seq, n):
        if n == 0:
            return False
        tail, before = seq[len(seq) - n :], seq[max(0, len(seq) - 2 * n) : len(seq) - n]
        return tail == before or ends_in_cycle(seq, n - 1)

    seq = (*action_hashes, new_hash)
    return ends_in_cycle(seq, min(longest_cycle, len(seq) // 2))
