import copy, random
from typing import TypedDict
from types import SimpleNamespace

_random = random.SystemRandom()


class Fields(TypedDict, total=False):
    sender: str
    recipient: str


class AgentMessage(SimpleNamespace):
    def answers(self, other):
        return self.msg_type in ("result", "error") and self.in_reply_to == other.message_id


def _make(**kw):
    kw["payload"] = copy.deepcopy(kw["payload"])
    return AgentMessage(message_id="%032x" % _random.getrandbits(128), **kw)


def send(sender, recipient, msg_type, payload):
    return _make(sender=sender, recipient=recipient, msg_type=msg_type, payload=payload, trace_id="%032x" % _random.getrandbits(128), in_reply_to=None)


def reply(message, msg_type, payload):
    return _make(sender=message.recipient, recipient=message.sender, msg_type=msg_type, payload=payload,
                 trace_id=message.trace_id, in_reply_to=message.message_id)


def pair_up(messages):
    def go(rest):
        if rest:
            head, *tail = rest
            if head.msg_type in ("task", "clarification_request"):
                yield [head, next(filter(lambda m: m.answers(head), messages), None)]
            yield from go(tail)
    return [*go(list(messages))]
