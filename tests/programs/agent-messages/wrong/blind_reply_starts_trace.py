# fault: the answer to an answer starts a trace of its own
from copy import deepcopy
from types import SimpleNamespace
from uuid import uuid1

ANSWERS = frozenset({"result", "error"})


class AgentMessage(SimpleNamespace):
    @classmethod
    def made(cls, payload, **rest):
        return cls(payload=deepcopy(payload), message_id=uuid1().hex, **rest)


def send(sender, recipient, msg_type, payload):
    return AgentMessage.made(
        payload, sender=sender, recipient=recipient, msg_type=msg_type, trace_id=str(uuid1()), in_reply_to=None
    )


def reply(message, msg_type, payload):
    match message:
        case AgentMessage(sender=asker, recipient=me, trace_id=trace, message_id=about):
            return AgentMessage.made(
                payload,
                sender=me,
                recipient=asker,
                msg_type=msg_type,
                trace_id=trace if message.in_reply_to is None else uuid1().hex,
                in_reply_to=about,
            )


def pair_up(messages):
    def answer(question):
        fits = (m for m in messages if m.msg_type in ANSWERS and m.in_reply_to == question.message_id)
        return next(fits, None)

    return [[m, answer(m)] for m in messages if m.msg_type not in ANSWERS]
