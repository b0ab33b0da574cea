# twist: 1
import hashlib, json


def safe_call(fn, **kwargs):
    try:
        return str(fn(**kwargs))
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"


def hash_action(action, args):
    return hashlib.blake2s(json.dumps({"action": action, "args": args}, sort_keys=True).encode()).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    run = [*action_hashes, new_hash]
    return any(run[-n:] == run[-2 * n : -n] for n in range(1, longest_cycle + 1))


def act(tools, action, args, action_hashes):
    h = hash_action(action, args)
    stuck = is_stuck(action_hashes, h)
    if stuck:
        return "stuck", stuck
    action_hashes.append(h)
    return (safe_call(tools[action], **args) if action in tools else f"ERROR: {action} does not exist"), stuck
