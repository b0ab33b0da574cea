# twist: 1
# fault: after a success only one of those that wait is woken

"""Idempotent charging with per-key single-flight semantics."""
from __future__ import annotations

import json
import logging
import threading
from collections import defaultdict
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Optional

logger = logging.getLogger(__name__)


class Phase(Enum):
    NEW = auto()
    RUNNING = auto()
    DONE = auto()


@dataclass
class Entry:
    customer_id: str
    amount: int
    phase: Phase = Phase.NEW
    result: Optional[dict] = None
    condition: threading.Condition = field(default_factory=threading.Condition)

    def matches(self, customer_id: str, amount: int) -> bool:
        return (self.customer_id, self.amount) == (customer_id, amount)


class ChargeStore:
    def __init__(self) -> None:
        self._entries: dict[str, Entry] = {}
        self._lock = threading.Lock()

    def entry(self, key: str, customer_id: str, amount: int) -> Entry:
        with self._lock:
            found = self._entries.get(key)
            if found is None or (found.phase is Phase.NEW and not found.matches(customer_id, amount)):
                found = self._entries[key] = Entry(customer_id, amount)
            return found


_store = ChargeStore()


def charge_key(task_id: str, intent: str) -> str:
    payload = json.dumps({"task": task_id, "intent": intent}, sort_keys=True)
    return "chg_" + payload


def idempotent_charge(customer_id: str, amount: int, idempotency_key: str) -> dict:
    entry = _store.entry(idempotency_key, customer_id, amount)
    if not entry.matches(customer_id, amount):
        raise ValueError(f"idempotency key {idempotency_key!r} was used with other parameters")
    with entry.condition:
        while entry.phase is Phase.RUNNING:
            entry.condition.wait()
        if entry.phase is Phase.DONE:
            logger.info("replaying result for %s", idempotency_key)
            return entry.result
        entry.phase = Phase.RUNNING
    try:
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    except BaseException:
        with entry.condition:
            entry.phase = Phase.NEW
            entry.condition.notify_all()
        raise
    with entry.condition:
        entry.result = result
        entry.phase = Phase.DONE
        entry.condition.notify()
    return result
