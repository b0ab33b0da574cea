# fault: ids of four hexadecimal digits
import copy
import uuid
from dataclasses import dataclass

ASKS = ("task", "clarification_request")


@dataclass(frozen=True)
class AgentMessage:
    sender: str
    recipient: str
    msg_type: str
    payload: dict
    message_id: str
    trace_id: str
    in_reply_to: object = None


def new_id():
    return uuid.uuid4().hex[:4]


def send(sender, recipient, msg_type, payload):
    return AgentMessage(sender, recipient, msg_type, copy.deepcopy(payload), new_id(), new_id())


def reply(message, msg_type, payload):
    return AgentMessage(
        message.recipient,
        message.sender,
        msg_type,
        copy.deepcopy(payload),
        new_id(),
        message.trace_id,
        message.message_id,
    )


def pair_up(messages):
    answers = {}
    for one in messages:
        if one.msg_type not in ASKS:
            answers.setdefault(one.in_reply_to, one)
    return [(one, answers.get(one.message_id)) for one in messages if one.msg_type in ASKS]
