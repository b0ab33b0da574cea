# twist: 1
import uuid, copy


class AgentMessage(tuple):
    def __new__(cls, sender, recipient, msg_type, payload, trace_id=None, in_reply_to=None, message_id=None):
        return tuple.__new__(
            cls,
            (
                sender,
                recipient,
                msg_type,
                copy.deepcopy(payload),
                trace_id or uuid.uuid4().hex,
                in_reply_to,
                message_id or uuid.uuid4().hex,
            ),
        )

    def __getnewargs__(self):
        return tuple(self)

    sender = property(lambda s: s[0])
    recipient = property(lambda s: s[1])
    msg_type = property(lambda s: s[2])
    payload = property(lambda s: s[3])
    trace_id = property(lambda s: s[4])
    in_reply_to = property(lambda s: s[5])
    message_id = property(lambda s: s[6])

    def __hash__(self):
        return hash(self.message_id)

    def __eq__(self, other):
        return self.message_id == other.message_id


send = AgentMessage


def reply(m, t, p):
    return AgentMessage(m.recipient, m.sender, t, p, m.trace_id, m.message_id)


def pair_up(messages):
    unique = list(dict.fromkeys(messages))
    return [
        (q, next((a for a in unique if a.in_reply_to == q.message_id and a.msg_type in ("result", "error")), None))
        for q in unique
        if q.msg_type in ("task", "clarification_request")
    ]
