from copy import deepcopy
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any
import uuid


class Kind(str, Enum):
    TASK = "task"
    CLARIFICATION_REQUEST = "clarification_request"
    RESULT = "result"
    ERROR = "error"

    @property
    def asks(self):
        return self in (Kind.TASK, Kind.CLARIFICATION_REQUEST)


@dataclass(frozen=True, eq=False)
class AgentMessage:
    msg_type: Kind
    payload: dict
    sender: str
    recipient: str
    trace_id: str = field(default_factory=lambda: str(uuid.uuid4()))
    in_reply_to: str | None = None
    message_id: str = field(default_factory=lambda: uuid.uuid4().hex)

    def __post_init__(self):
        object.__setattr__(self, "msg_type", Kind(self.msg_type))
        object.__setattr__(self, "payload", deepcopy(self.payload))


def send(sender, recipient, msg_type, payload):
    return AgentMessage(msg_type, payload, sender, recipient)


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
    def answer_to(m):
        return next((a for a in messages if not Kind(a.msg_type).asks and a.in_reply_to == m.message_id), None)

    return [[m, answer_to(m)] for m in messages if Kind(m.msg_type).asks]
