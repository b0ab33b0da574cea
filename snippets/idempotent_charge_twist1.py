import json
from threading import Lock


#: given
class PaymentApi:
    def __init__(self):
        self.charged = []

    def charge(self, customer_id, amount, idempotency_key):
        self.charged.append((customer_id, amount))
        if len(self.charged) == 1:
            raise TimeoutError("no answer within 10 s")
        return {"charge": len(self.charged), "amount": amount}


payment_api = PaymentApi()
#: end

DONE = {}
LOCKS = {}


def charge_key(task_id, intent):
    return json.dumps(["charge", task_id, intent])  #: task_and_intent


def idempotent_charge(customer_id, amount, idempotency_key):
    wanted = (customer_id, amount)
    with LOCKS.setdefault(idempotency_key, Lock()):  #: one_at_a_time
        if idempotency_key in DONE:  #: look_first
            charged, result = DONE[idempotency_key]
            if charged != wanted:  #: same_charge
                raise ValueError(f"{idempotency_key} belongs to another charge")  #: same_charge
            return result  #: first_result
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)  #: pass_on
        DONE[idempotency_key] = wanted, result  #: after_the_act
    return result


if __name__ == "__main__":
    from concurrent.futures import ThreadPoolExecutor

    payment_api.charged.append(("c-1", 100))
    key = charge_key("ticket-81234", "first night")
    with ThreadPoolExecutor(4) as pool:
        print(*pool.map(lambda _: idempotent_charge("c-7", 4500, key)["charge"], range(4)))
