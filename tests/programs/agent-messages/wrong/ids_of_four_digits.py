# fault: ids of four hexadecimal digits
import copy
import uuid
from dataclasses import dataclass

ASKS = ("task", "clarification_request")


@dataclass(frozen=True)
class AgentMessage:
    trace_id: str
    message_id: str
    payload: dict
    msg_type: str
    recipient: str
    sender: str
    in_reply_to: object = None


def new_id():
    return uuid.uuid4().hex[:4]


def send(sender, recipient, msg_type, payload):
    return AgentMessage(new_id(), new_id(), copy.deepcopy(payload), msg_type, recipient, sender)


def reply(message, msg_type, payload):
    return AgentMessage(
        message.trace_id,
        new_id(),
        copy.deepcopy(payload),
        msg_type,
        message.sender,
        message.recipient,
        message.message_id,
    )


def pair_up(messages):
    answers = {}
    for one in messages:
        if one.msg_type not in ASKS:
            answers.setdefault(one.in_reply_to, one)
    return [(one, answers.get(one.message_id)) for one in messages if one.msg_type in ASKS]
