import json
import sqlite3

db = sqlite3.connect(":memory:")
db.execute("create table charges (key text primary key, customer text, amount integer, result text)")


def charge_key(task_id, intent):
    return repr((task_id, intent))


def idempotent_charge(customer_id, amount, idempotency_key):
    row = db.execute("select customer, amount, result from charges where key = ?", [idempotency_key]).fetchone()
    if row:
        customer, cents, result = row
        if customer != customer_id or cents != amount:
            raise ValueError("conflict")
        return json.loads(result)
    result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    db.execute("insert into charges values (?, ?, ?, ?)", [idempotency_key, customer_id, amount, json.dumps(result)])
    return result
