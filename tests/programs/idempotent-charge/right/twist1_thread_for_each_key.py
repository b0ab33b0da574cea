# twist: 1

import threading, queue

done = {}
inbox = {}
gate = threading.Lock()


def charge_key(task_id, intent):
    return task_id.encode().hex() + "." + intent.encode().hex()


def worker(key, jobs):
    while True:
        customer, amount, reply = jobs.get()
        try:
            if key in done:
                first, result = done[key]
                if first != (customer, amount):
                    raise ValueError("another charge has this key")
            else:
                result = payment_api.charge(customer, amount, idempotency_key=key)
                done[key] = (customer, amount), result
            reply.put((True, result))
        except Exception as error:
            reply.put((False, error))


def idempotent_charge(customer_id, amount, idempotency_key):
    with gate:
        jobs = inbox.get(idempotency_key)
        if jobs is None:
            jobs = inbox[idempotency_key] = queue.Queue()
            threading.Thread(target=worker, args=(idempotency_key, jobs), daemon=True).start()
    reply = queue.Queue()
    jobs.put((customer_id, amount, reply))
    good, value = reply.get()
    if good:
        return value
    raise value
