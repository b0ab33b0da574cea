# twist: 1
from __future__ import annotations

import uuid
from copy import deepcopy
from dataclasses import dataclass, field


def fresh() -> str:
    return str(uuid.uuid4())


@dataclass
class AgentMessage:
    msg_type: str
    recipient: str
    sender: str
    payload: dict
    in_reply_to: str | None = None
    trace_id: str = field(default_factory=fresh)
    message_id: str = field(default_factory=fresh)


def send(sender: str, recipient: str, msg_type: str, payload: dict) -> AgentMessage:
    return AgentMessage(msg_type, recipient, sender, deepcopy(payload))


def reply(message: AgentMessage, msg_type: str, payload: dict) -> AgentMessage:
    made = send(message.recipient, message.sender, msg_type, payload)
    made.in_reply_to, made.trace_id = message.message_id, message.trace_id
    return made


def pair_up(messages: list[AgentMessage]) -> list[tuple[AgentMessage, AgentMessage | None]]:
    once: dict[str, AgentMessage] = {}
    for message in messages:
        once.setdefault(message.message_id, message)
    answers = {m.in_reply_to: m for m in reversed(once.values()) if m.msg_type in ("result", "error")}
    return [(m, answers.get(m.message_id)) for m in once.values() if m.msg_type not in ("result", "error")]
