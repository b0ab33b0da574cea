# twist: 1
# fault: a copy is known only where it follows its question at once
import itertools, json

_n = itertools.count()


class AgentMessage:
    def __init__(self, **kw):
        self.__dict__.update(kw)
        self._raw = json.dumps(kw["payload"])
        del self.__dict__["payload"]
        self.message_id = f"m{next(_n)}"

    @property
    def payload(self):
        return json.loads(self._raw)

    def __eq__(self, other):
        return vars(self) == vars(other)

    def __repr__(self):
        return f"<{self.message_id} {self.sender}->{self.recipient}>"


def send(sender, recipient, msg_type, payload):
    return AgentMessage(
        sender=sender,
        recipient=recipient,
        msg_type=msg_type,
        payload=payload,
        trace_id=f"t{next(_n)}",
        in_reply_to=None,
    )


def reply(message, msg_type, payload):
    return AgentMessage(
        sender=message.recipient,
        recipient=message.sender,
        msg_type=msg_type,
        payload=payload,
        trace_id=message.trace_id,
        in_reply_to=message.message_id,
    )


def pair_up(messages):
    result = []
    for q in messages:
        if result and result[-1][0].message_id == q.message_id:
            continue
        if q.msg_type not in {"task", "clarification_request"}:
            continue
        for a in messages:
            if a.in_reply_to == q.message_id and a.msg_type not in {"task", "clarification_request"}:
                result.append([q, a])
                break
        else:
            result.append([q, None])
    return result
