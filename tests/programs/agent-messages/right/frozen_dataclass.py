from __future__ import annotations

import copy
import uuid
from dataclasses import dataclass
from typing import Optional

ASKING = {"task", "clarification_request"}
ANSWERING = {"result", "error"}


@dataclass(frozen=True)
class AgentMessage:
    message_id: str
    trace_id: str
    in_reply_to: Optional[str]
    sender: str
    msg_type: str
    recipient: str
    payload: dict


def new_id() -> str:
    return str(uuid.uuid4())


def send(sender: str, recipient: str, msg_type: str, payload: dict) -> AgentMessage:
    return AgentMessage(new_id(), new_id(), None, sender, msg_type, recipient, copy.deepcopy(payload))


def reply(message: AgentMessage, msg_type: str, payload: dict) -> AgentMessage:
    return AgentMessage(
        message_id=new_id(),
        trace_id=message.trace_id,
        in_reply_to=message.message_id,
        sender=message.recipient,
        msg_type=msg_type,
        recipient=message.sender,
        payload=copy.deepcopy(payload),
    )


def pair_up(messages: list[AgentMessage]) -> list[tuple[AgentMessage, Optional[AgentMessage]]]:
    pairs = []
    for asked in messages:
        if asked.msg_type not in ASKING:
            continue
        found = next((m for m in messages if m.msg_type in ANSWERING and m.in_reply_to == asked.message_id), None)
        pairs.append((asked, found))
    return pairs
