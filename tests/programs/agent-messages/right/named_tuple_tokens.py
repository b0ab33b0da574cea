import secrets
from copy import deepcopy
from typing import NamedTuple


class AgentMessage(NamedTuple):
    sender: str
    recipient: str
    payload: dict
    msg_type: str
    in_reply_to: str
    message_id: str
    trace_id: str


def send(sender, recipient, msg_type, payload, cause=None):
    own = secrets.token_hex(16)
    # A conversation is called after its first message.
    return AgentMessage(sender, recipient, deepcopy(payload), msg_type, cause and cause.message_id, own, own)


def reply(message, msg_type, payload):
    made = send(message.recipient, message.sender, msg_type, payload, message)
    return made._replace(trace_id=message.trace_id)


def pair_up(messages):
    def answer_to(asked, rest):
        if not rest:
            return None
        head, *tail = rest
        fits = head.msg_type in ("result", "error") and head.in_reply_to == asked.message_id
        return head if fits else answer_to(asked, tail)

    return [
        (asked, answer_to(asked, messages))
        for asked in messages
        if asked.msg_type == "task" or asked.msg_type == "clarification_request"
    ]
