# twist: 1
# fault: the tool gets its arguments by place and not by name
import hashlib, json


def act(tools, action, args, action_hashes):
    h = hash_action(action, args)
    if is_stuck(action_hashes, h):
        return "You are going in circles.", True
    action_hashes.append(h)
    try:
        return str(tools[action](*args.values())), False
    except Exception as e:
        return f"ERROR: {e!r}", False


def hash_action(action, args):
    return hashlib.sha256(json.dumps([action, args], sort_keys=True).encode()).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    h = list(action_hashes) + [new_hash]
    for n in range(1, longest_cycle + 1):
        if len(h) >= 2 * n and h[-n:] == h[-2 * n : -n]:
            return True
    return False
