# fault: a waiting state is kept in memory and believed before the store
from __future__ import annotations

import logging
from typing import Any, Callable, Mapping, Protocol

log = logging.getLogger(__name__)

CACHE = {}
RUNNING, WAITING = "running", "awaiting_approval"


class Store(Protocol):
    def put(self, task_id: str, state: dict) -> None: ...
    def get(self, task_id: str) -> dict: ...


class Approvals:
    def __init__(self, store: Store) -> None:
        self.store = store

    def suspend(self, state: dict, action: str, args: Mapping[str, Any]) -> str:
        state |= {"status": WAITING, "pending": {"action": action, "args": dict(args)}}
        self.store.put(state["task_id"], state)
        CACHE[state["task_id"]] = state
        log.info("task %s waits for %s", state["task_id"], action)
        return f"SUSPENDED until {action!r} is approved"

    def answer(self, task_id: str, approved: bool, tools: Mapping[str, Callable], reason: str) -> dict:
        state = CACHE.pop(task_id, None) or self.store.get(task_id)
        if state["status"] != WAITING:
            log.info("task %s does not wait", task_id)
            return state
        waiting, state["pending"], state["status"] = state["pending"], None, RUNNING
        self.store.put(task_id, state)  # claimed
        outcome = self._run(waiting, tools) if approved else self._refuse(reason)
        state["completed_steps"] = [*state["completed_steps"], {"action": waiting["action"], "result": outcome}]
        self.store.put(task_id, state)
        return state

    @staticmethod
    def _run(waiting: dict, tools: Mapping[str, Callable]) -> str:
        return str(tools[waiting["action"]](**waiting["args"]))

    @staticmethod
    def _refuse(reason: str) -> str:
        parts = ["BLOCKED by a person", "do not retry"]
        if reason:
            parts.insert(1, reason)
        return " - ".join(parts)


def maybe_gate(state, action, args, store):
    return Approvals(store).suspend(state, action, args) if action in GATED else None


def resume_after_approval(task_id, approved, store, tools, reason=""):
    return Approvals(store).answer(task_id, approved, tools, reason)
