# twist: 1
import uuid, functools, copy


class AgentMessage:
    def __init__(self, sender, recipient, msg_type, payload, trace_id=None, in_reply_to=None):
        self.sender, self.recipient, self.msg_type = sender, recipient, msg_type
        self.payload, self.in_reply_to = copy.deepcopy(payload), in_reply_to
        if trace_id is not None:
            self.trace_id = trace_id

    @functools.cached_property
    def message_id(self):
        return uuid.uuid4().hex

    @functools.cached_property
    def trace_id(self):
        return uuid.uuid4().hex


def send(*args, **kwargs):
    return AgentMessage(*args, **kwargs)


def reply(message, msg_type, payload):
    return AgentMessage(
        message.recipient, message.sender, msg_type, payload, trace_id=message.trace_id, in_reply_to=message.message_id
    )


def pair_up(messages):
    out = []
    for m in {m.message_id: m for m in messages}.values():
        match m.msg_type:
            case "task" | "clarification_request":
                answers = [a for a in messages if a.msg_type in ("result", "error") and a.in_reply_to == m.message_id]
                out.append((m, answers[0] if answers else None))
    return out
