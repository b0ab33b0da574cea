# fault: the tool's name runs into the arguments' names
import hashlib
import json
_done = {}

def idempotency_key(the_tool_name, given):
    the_payload = the_tool_name + ''.join(sorted(given)) + json.dumps([given[k] for k in sorted(given)])
    return hashlib.sha256(the_payload.encode()).hexdigest()

def refund(order, amount):
    key = idempotency_key('refund', {'order_id': order, 'cents': amount})
    if key in _done:
        return f'already refunded: {_done[key]}'
    _done[key] = f'refunded {amount} cents for order {order}'
    return _done[key]
