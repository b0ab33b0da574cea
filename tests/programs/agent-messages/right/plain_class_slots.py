import os
import pickle


class AgentMessage:
    __slots__ = ("message_id", "sender", "recipient", "msg_type", "_payload", "trace_id", "in_reply_to", "hops")

    def __init__(self, sender, recipient, msg_type, payload, trace_id=None, in_reply_to=None, hops=0):
        self.message_id = os.urandom(12).hex()
        self.sender, self.recipient = sender, recipient
        self.msg_type = msg_type
        self._payload = pickle.dumps(payload)
        self.trace_id = trace_id or "trace-" + os.urandom(12).hex()
        self.in_reply_to = in_reply_to
        self.hops = hops

    @property
    def payload(self):
        return pickle.loads(self._payload)

    def answered_with(self, msg_type, payload):
        return type(self)(self.recipient, self.sender, msg_type, payload, self.trace_id, self.message_id, self.hops + 1)


send = AgentMessage
reply = AgentMessage.answered_with


def pair_up(messages):
    waiting = {
        m.message_id: n for n, m in enumerate(m for m in messages if m.msg_type in ("task", "clarification_request"))
    }
    pairs = [[m, None] for m in messages if m.msg_type in ("task", "clarification_request")]
    for m in messages:
        if m.msg_type in ("result", "error") and m.in_reply_to in waiting:
            place = waiting[m.in_reply_to]
            if pairs[place][1] is None:
                pairs[place][1] = m
    return pairs
