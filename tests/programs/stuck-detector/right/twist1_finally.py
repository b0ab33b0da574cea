# twist: 1
import json


def hash_action(action, args):
    return json.dumps({"a": action, "b": args}, sort_keys=True)


def is_stuck(action_hashes, new_hash, longest_cycle=3):
    seq = list(action_hashes)
    seq.append(new_hash)
    for n in range(longest_cycle, 0, -1):
        if len(seq) >= n * 2:
            if seq[-n:] == seq[-2 * n : -n]:
                return True
    return False


def act(tools, name, arguments, seen):
    key = hash_action(name, arguments)
    if is_stuck(seen, key):
        return ["going round in circles", True]
    try:
        result = str(tools[name](**arguments))
    except KeyError as error:
        result = "ERROR: KeyError " + str(error)
    except Exception as error:
        result = "ERROR: " + type(error).__name__
    finally:
        seen.append(key)
    return [result, False]
