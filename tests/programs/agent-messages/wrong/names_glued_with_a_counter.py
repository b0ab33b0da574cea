# fault: the id is made of both names and a number, and other names glue to the same text
import collections
import json
import types
import uuid

COUNT = collections.Counter()
ASKING = ("task", "clarification_request")


def made(trace, answered, source, target, kind, body):
    COUNT[source, target] += 1
    return types.SimpleNamespace(
        message_id=f"{source}-{target}-{COUNT[source, target]}",
        trace_id=trace,
        in_reply_to=answered,
        sender=source,
        recipient=target,
        msg_type=kind,
        payload=json.loads(json.dumps(body)),
    )


AgentMessage = made


def send(source, target, kind, body):
    return made(str(uuid.uuid4()), None, source, target, kind, body)


def reply(m, kind, body):
    return made(m.trace_id, m.message_id, m.recipient, m.sender, kind, body)


def pair_up(messages):
    answers = {}
    for m in messages:
        if m.msg_type not in ASKING:
            answers.setdefault(m.in_reply_to, m)
    return [(m, answers.get(m.message_id)) for m in messages if m.msg_type in ASKING]
