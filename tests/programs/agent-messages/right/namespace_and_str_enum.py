import copy, itertools, secrets
from types import SimpleNamespace
from enum import Enum

class Type(str, Enum):
    TASK = "task"
    ASK = "clarification_request"
    RESULT = "result"
    ERROR = "error"

ASKS = frozenset({Type.TASK, Type.ASK})
_n = itertools.count()

class AgentMessage(SimpleNamespace):
    @property
    def asks(self):
        return self.msg_type in ASKS

def _make(sender, recipient, msg_type, payload, trace_id=None, in_reply_to=None):
    new = f"m-{next(_n)}-{secrets.token_hex(4)}"
    return AgentMessage(sender=sender, recipient=recipient, msg_type=Type(msg_type), payload=copy.deepcopy(payload), message_id=new, trace_id=trace_id or "t" + new, in_reply_to=in_reply_to)

def send(sender, recipient, msg_type, payload):
    return _make(sender, recipient, msg_type, payload)

def reply(message, msg_type, payload):
    return _make(message.recipient, message.sender, msg_type, payload, message.trace_id, message.message_id)

def pair_up(messages):
    answers = {}
    for m in messages:
        if m.msg_type not in ASKS and m.in_reply_to is not None:
            answers.setdefault(m.in_reply_to, m)
    seen, out = set(), []
    for m in messages:
        if m.msg_type in ASKS and m.message_id not in seen:
            seen.add(m.message_id)
            out.append((m, answers.get(m.message_id)))
    return out
