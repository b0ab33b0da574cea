# twist: 1
import hashlib, pickle, json
from itertools import islice, takewhile


class Missing(Exception): ...


def hash_action(action, args):
    h = hashlib.sha1()
    for part in (action, json.dumps(args, sort_keys=True, default=str)):
        h.update(len(part).to_bytes(8, "big"))
        h.update(part.encode())
    return "a" + h.hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    match [*action_hashes, new_hash]:
        case [*_, a, b] if longest_cycle >= 1 and a == b:
            return True
        case seen:
            return any(seen[-2 * n :][:n] == seen[-n:] for n in range(2, longest_cycle + 1) if len(seen) >= 2 * n)


def act(tools, action, args, action_hashes):
    action_hashes.append(hash_action(action, args))
    *before, now = action_hashes
    stuck = is_stuck(before, now)
    observation = "stuck"
    if not stuck:
        tool = tools.get(action)
        if tool is None:
            observation = f"ERROR: no tool called {action}"
        else:
            try:
                observation = "%s" % (tool(**args),)
            except Exception as e:
                observation = "ERROR: tool failed with " + type(e).__name__
    return [observation, stuck]
