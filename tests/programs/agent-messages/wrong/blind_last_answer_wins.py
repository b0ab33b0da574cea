# fault: of several answers the last one is taken
import copy
import itertools
import os
import typing

_START = os.urandom(12).hex()
_COUNT = itertools.count()


def _new():
    return f"{_START}-{os.getpid()}-{next(_COUNT)}"


class AgentMessage(typing.NamedTuple):
    message_id: str
    trace_id: str
    in_reply_to: typing.Optional[str]
    recipient: str
    sender: str
    msg_type: str
    payload: dict


def send(sender, recipient, msg_type, payload):
    return AgentMessage(_new(), _new(), None, recipient, sender, msg_type, copy.deepcopy(payload))


def reply(message, msg_type, payload):
    me, asker = message.recipient, message.sender
    return AgentMessage(_new(), message.trace_id, message.message_id, asker, me, msg_type, copy.deepcopy(payload))


def pair_up(messages):
    pairs = {}
    for message in messages:
        if message.msg_type.startswith(("task", "clar")):
            pairs[message.message_id] = (message, None)
    for message in messages:
        if message.msg_type in {"result", "error"} and message.in_reply_to in pairs:
            pairs[message.in_reply_to] = (pairs[message.in_reply_to][0], message)
    return list(pairs.values())
