# fault: a pickle tells whether equal values are one object or two, so the same arguments get two keys
import hashlib, pickle
_done = {}

def idempotency_key(the_tool_name, given):
    return hashlib.sha256(pickle.dumps((the_tool_name, sorted(given.items(), key=lambda the_kv: the_kv[0])))).hexdigest()

def refund(order, amount):
    key = idempotency_key('refund', {'order_id': order, 'cents': amount})
    if key in _done:
        return f'already refunded: {_done[key]}'
    _done[key] = f'refunded {amount} cents for order {order}'
    return _done[key]
