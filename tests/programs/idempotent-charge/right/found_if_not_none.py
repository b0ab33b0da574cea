import hashlib, logging
log = logging.getLogger(__name__)
_charges, _terms = {}, {}
def charge_key(task_id: str, intent: str) -> str:
    return hashlib.sha256("\x00".join(f"{len(p)}:{p}" for p in (task_id, intent)).encode("utf-8")).hexdigest()
def idempotent_charge(customer_id: str, amount: int, idempotency_key: str) -> dict:
    terms = _terms.get(idempotency_key)
    if terms is not None and terms != (customer_id, amount):
        raise ValueError(f"key {idempotency_key} was used for {terms}")
    known = _charges.get(idempotency_key)
    if known is not None:
        log.info("replayed %s", idempotency_key)
        return dict(known)
    answer = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    _charges[idempotency_key], _terms[idempotency_key] = answer, (customer_id, amount)
    return dict(answer)
