import itertools
import json
from types import SimpleNamespace

_numbers = itertools.count(1)


def AgentMessage(**fields):
    fields["payload"] = json.loads(json.dumps(fields["payload"]))
    return SimpleNamespace(message_id=f"m{next(_numbers)}", **fields)


def send(a, b, kind, body):
    return AgentMessage(
        sender=a, recipient=b, msg_type=kind, payload=body, trace_id=f"t{next(_numbers)}", in_reply_to=None
    )


def reply(to, kind, body):
    return AgentMessage(
        sender=to.recipient,
        recipient=to.sender,
        msg_type=kind,
        payload=body,
        trace_id=to.trace_id,
        in_reply_to=to.message_id,
    )


def pair_up(messages):
    first = {}
    # Backwards, so that the first one has the last word.
    for m in reversed(messages):
        if m.msg_type in ("result", "error"):
            first[m.in_reply_to] = m
    return [[m, first.get(m.message_id)] for m in messages if m.msg_type in ("task", "clarification_request")]
