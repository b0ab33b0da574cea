# fault: only the outer keys are sorted, so nested arguments in another order count as another action
def hash_action(action, args):
    return repr((action, sorted(args.items())))


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = [*action_hashes, new_hash]
    return any(len(seq) >= 2 * n and seq[-n:] == seq[-2 * n : -n] for n in range(1, longest_cycle + 1))
