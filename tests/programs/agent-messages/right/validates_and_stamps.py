import datetime
import json
import uuid
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Literal

ASKS = frozenset({"task", "clarification_request"})
ANSWERS = frozenset({"result", "error"})


@dataclass
class AgentMessage:
    """One message between two agents."""

    sender: str
    recipient: str
    msg_type: Literal["task", "clarification_request", "result", "error"]
    payload: dict[str, Any]
    _: KW_ONLY
    message_id: str = field(default_factory=lambda: uuid.uuid4().hex)
    trace_id: str = field(default_factory=lambda: uuid.uuid4().hex)
    in_reply_to: str | None = None
    created_at: str = field(default_factory=lambda: datetime.datetime.now(datetime.UTC).isoformat())

    def __post_init__(self):
        if self.msg_type not in ASKS | ANSWERS:
            raise ValueError(f"unknown msg_type {self.msg_type!r}")
        if not isinstance(self.payload, dict):
            raise TypeError("payload must be a dict")
        self.payload = json.loads(json.dumps(self.payload))


def send(sender, recipient, msg_type, payload):
    return AgentMessage(sender, recipient, msg_type, payload)


def reply(message, msg_type, payload):
    return AgentMessage(
        sender=message.recipient,
        recipient=message.sender,
        msg_type=msg_type,
        payload=payload,
        trace_id=message.trace_id,
        in_reply_to=message.message_id,
    )


def pair_up(messages):
    answers: dict[str, AgentMessage] = {}
    for message in reversed(messages):
        if message.msg_type in ANSWERS:
            answers[message.in_reply_to] = message
    return [(message, answers.get(message.message_id)) for message in messages if message.msg_type in ASKS]
