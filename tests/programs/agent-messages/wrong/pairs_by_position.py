# fault: the answer is whatever comes next
import copy
import uuid
from types import SimpleNamespace


class AgentMessage(SimpleNamespace):
    pass


def build(sender, recipient, msg_type, payload, trace_id, in_reply_to):
    return AgentMessage(
        message_id=uuid.uuid4().hex,
        sender=sender,
        recipient=recipient,
        msg_type=msg_type,
        payload=copy.deepcopy(payload),
        trace_id=trace_id,
        in_reply_to=in_reply_to,
    )


def send(sender, recipient, msg_type, payload):
    return build(sender, recipient, msg_type, payload, uuid.uuid4().hex, None)


def reply(message, msg_type, payload):
    return build(message.recipient, message.sender, msg_type, payload, message.trace_id, message.message_id)


def pair_up(messages):
    pairs = []
    for asked in messages:
        if asked.msg_type in ("task", "clarification_request"):
            answers = messages[messages.index(asked) + 1 :][:1]
            pairs.append((asked, answers[0] if answers else None))
    return pairs
