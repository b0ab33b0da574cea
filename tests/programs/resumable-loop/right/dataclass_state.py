from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass
class State:
    task_id: str
    status: str = "running"
    completed_steps: list[dict[str, str]] = field(default_factory=list)
    pending: dict[str, str] | None = None

    def next_key(self) -> str:
        return f"{self.task_id}/{len(self.completed_steps) + 1}"


def resumable_loop(
    task_id: str, checkpointer: Any, decide: Callable[[list], str | None], act: Callable[[str, str], str]
) -> list[dict[str, str]]:
    saved = checkpointer.load(task_id)
    state = State(**saved) if saved else State(task_id)

    def save() -> None:
        checkpointer.save(asdict(state))

    while state.status != "done":
        if not state.pending:
            action = decide(state.completed_steps)
            if action is None:
                state.status = "done"
            else:
                state.pending = {"action": action, "key": state.next_key()}
            save()
            continue
        state.completed_steps.append({"action": state.pending["action"], "result": act(**state.pending)})
        state.pending = None
        save()
    return state.completed_steps
