# twist: 1
import itertools, pickle, threading, os


class AgentMessage:
    __slots__ = ("sender", "recipient", "msg_type", "_payload", "message_id", "trace_id", "in_reply_to")

    def __init__(self, **kw):
        self._payload = pickle.dumps(kw.pop("payload"))
        for k, v in kw.items():
            setattr(self, k, v)

    @property
    def payload(self):
        return pickle.loads(self._payload)

    def __eq__(self, other):
        return isinstance(other, AgentMessage) and self.message_id == other.message_id

    def __hash__(self):
        return hash(self.message_id)


_run, _n, _lock = os.urandom(8).hex(), itertools.count(1), threading.Lock()


def _next(kind):
    with _lock:
        return f"{kind}/{_run}/{next(_n)}"


def send(sender, recipient, msg_type, payload, *, trace_id=None, in_reply_to=None):
    return AgentMessage(sender=sender, recipient=recipient, msg_type=msg_type, payload=payload,
                        message_id=_next("m"), trace_id=trace_id or _next("t"), in_reply_to=in_reply_to)


def reply(message, msg_type, payload):
    return send(message.recipient, message.sender, msg_type, payload,
                trace_id=message.trace_id, in_reply_to=message.message_id)


class Inbox(dict):
    def __missing__(self, key):
        return None


def pair_up(messages):
    answers, asked = Inbox(), {}
    for m in reversed(messages):
        if m.msg_type in {"result", "error"}:
            answers[m.in_reply_to] = m
    for m in dict.fromkeys(messages):
        match m.msg_type:
            case "task" | "clarification_request":
                asked[m] = answers[m.message_id]
    return list(asked.items())
