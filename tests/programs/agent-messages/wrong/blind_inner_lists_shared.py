# fault: lists in the payload are shared with the sender
import copy
import uuid


class AgentMessage:
    __slots__ = ("sender", "recipient", "msg_type", "payload", "message_id", "trace_id", "in_reply_to")

    def __init__(self, sender, recipient, msg_type, payload, question=None):
        self.sender, self.recipient, self.msg_type = sender, recipient, msg_type
        self.payload = copy.copy(payload)
        self.message_id = "m" + uuid.uuid4().hex
        self.trace_id = "t" + uuid.uuid4().hex if question is None else question.trace_id
        self.in_reply_to = getattr(question, "message_id", None)

    def asks(self):
        return self.msg_type in ["task", "clarification_request"]

    def closes(self, other):
        return not self.asks() and self.in_reply_to == other.message_id


send = AgentMessage


def reply(message, msg_type, payload):
    return AgentMessage(message.recipient, message.sender, msg_type, payload, message)


def pair_up(messages):
    if not messages:
        return []

    def pairs():
        for one in filter(AgentMessage.asks, messages):
            yield one, next(filter(lambda other: other.closes(one), messages), None)

    return [*pairs()]
