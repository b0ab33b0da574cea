# twist: 1
import json, zlib, hashlib
from operator import eq


def form(value):
    if isinstance(value, dict):
        return "{%s}" % ",".join(f"{json.dumps(k)}:{form(value[k])}" for k in sorted(value))
    if isinstance(value, (list, tuple)):
        return "[%s]" % ",".join(map(form, value))
    return json.dumps(value)


def hash_action(action, args, /):
    return hashlib.md5(f"{json.dumps(action)}({form(args)})".encode()).hexdigest()


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    back = [new_hash, *reversed(action_hashes)]
    return True in (len(back) >= 2 * n and all(map(eq, back[:n], back[n : 2 * n])) for n in range(1, 1 + longest_cycle))


def act(tools, action, args, action_hashes):
    key = hash_action(action, args)
    said = ""
    try:
        if is_stuck(action_hashes, key):
            return said, True
        said = str((tools.get(action) or missing(action))(**args))
    except Exception as why:
        said = "ERROR " + repr(why)
    finally:
        action_hashes += [key]
    return said, False


def missing(action):
    def none(**_):
        raise LookupError(action)

    return none
