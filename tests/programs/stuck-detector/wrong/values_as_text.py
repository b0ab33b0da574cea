# fault: values are turned into text before hashing, so 7 and "7" are one argument
def hash_action(action, args):
    def flat(value):
        if isinstance(value, dict):
            return "{" + ",".join(f"{k}={flat(value[k])}" for k in sorted(value)) + "}"
        return str(value)

    return f"{action} {flat(args)}"


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = [*action_hashes, new_hash]
    return any(len(seq) >= 2 * n and seq[-n:] == seq[-2 * n : -n] for n in range(1, longest_cycle + 1))
