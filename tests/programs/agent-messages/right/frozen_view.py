"""Payloads that cannot be changed at all."""

from dataclasses import dataclass, replace
from uuid import uuid4


def frozen(value):
    if isinstance(value, dict):
        return {key: frozen(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return tuple(frozen(item) for item in value)
    return value


@dataclass(frozen=True, kw_only=True)
class AgentMessage:
    trace_id: str
    message_id: str
    sender: str
    recipient: str
    in_reply_to: "str | None" = None
    msg_type: str = "task"
    payload: dict

    def __post_init__(self):
        object.__setattr__(self, "payload", frozen(self.payload))


def send(sender, recipient, msg_type, payload):
    return AgentMessage(
        trace_id=uuid4().hex,
        message_id=uuid4().hex,
        sender=sender,
        recipient=recipient,
        msg_type=msg_type,
        payload=payload,
    )


def reply(message, msg_type, payload):
    return replace(
        message,
        message_id=uuid4().hex,
        in_reply_to=message.message_id,
        sender=message.recipient,
        recipient=message.sender,
        msg_type=msg_type,
        payload=payload,
    )


def pair_up(messages):
    answers: dict = {}
    for m in messages:
        match m.msg_type:
            case "result" | "error":
                answers.setdefault(m.in_reply_to, []).append(m)
    pairs = []
    for m in messages:
        match m.msg_type:
            case "task" | "clarification_request":
                pairs.append((m, (answers.get(m.message_id) or [None])[0]))
    return pairs
