# twist: 1
import os
from copy import deepcopy


class AgentMessage:
    __slots__ = ("sender", "recipient", "msg_type", "payload", "message_id", "trace_id", "in_reply_to")

    def __init__(self, sender, recipient, msg_type, payload, trace_id=None, in_reply_to=None):
        S = object.__setattr__
        S(self, "sender", sender)
        S(self, "recipient", recipient)
        S(self, "msg_type", msg_type)
        S(self, "payload", deepcopy(payload))
        S(self, "message_id", os.urandom(8).hex())
        S(self, "trace_id", trace_id or os.urandom(8).hex())
        S(self, "in_reply_to", in_reply_to)

    def __setattr__(self, *a):
        raise AttributeError("frozen")


def send(sender, recipient, msg_type, payload):
    return AgentMessage(sender, recipient, msg_type, payload)


def reply(m, msg_type, payload):
    return AgentMessage(m.recipient, m.sender, msg_type, payload, m.trace_id, m.message_id)


def pair_up(messages):
    seen, out = set(), []
    for m in messages:
        if m.msg_type in ("task", "clarification_request") and m.message_id not in seen:
            seen.add(m.message_id)
            out.append(
                (
                    m,
                    next(
                        (a for a in messages if a.msg_type in ("result", "error") and a.in_reply_to == m.message_id),
                        None,
                    ),
                )
            )
    return out
