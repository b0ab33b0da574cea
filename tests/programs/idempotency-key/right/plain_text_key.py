# nobody says that a key must be a hash: this one can be read
def idempotency_key(tool_name, args):
    parts = [repr(tool_name)]
    for field in sorted(args):
        parts.append(f"{field!r}={args[field]!r}")
    return " ".join(parts)


done = {}


def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    try:
        first = done[key]
    except KeyError:
        done[key] = first = "refund of " + str(cents) + " cents for order " + str(order_id)
        return first
    else:
        return "this was ALREADY refunded: " + first


print(refund("o-1", 100))
print(refund("o-1", 100))
