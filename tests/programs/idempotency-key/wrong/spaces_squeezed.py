# fault: white space inside the arguments makes no difference
import hashlib
import json
_done = {}

def idempotency_key(the_tool_name, given):
    the_payload = json.dumps({'tool': the_tool_name, 'args': given}, sort_keys=True)
    return hashlib.sha256(''.join(the_payload.split()).encode()).hexdigest()

def refund(order, amount):
    key = idempotency_key('refund', {'order_id': order, 'cents': amount})
    if key in _done:
        return f'already refunded: {_done[key]}'
    _done[key] = f'refunded {amount} cents for order {order}'
    return _done[key]
