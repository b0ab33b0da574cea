# twist: 1
# fault: only messages that have an answer are paired once
import json
import uuid


class AgentMessage:
    def __init__(self, sender, recipient, msg_type, payload, trace_id=None, in_reply_to=None):
        self.sender = sender
        self.recipient = recipient
        self.msg_type = msg_type
        self.payload = json.loads(json.dumps(payload))
        self.message_id = str(uuid.uuid4())
        self.trace_id = trace_id or str(uuid.uuid4())
        self.in_reply_to = in_reply_to


def send(sender, recipient, msg_type, payload):
    return AgentMessage(sender, recipient, msg_type, payload)


def reply(message, msg_type, payload):
    return AgentMessage(message.recipient, message.sender, msg_type, payload, message.trace_id, message.message_id)


def pair_up(messages):
    pairs = []
    done = set()
    for question in messages:
        if question.msg_type not in ("task", "clarification_request"):
            continue
        if question.message_id in done:
            continue
        done.add(question.message_id)
        found = None
        for other in messages:
            if other.msg_type in ("result", "error") and other.in_reply_to == question.message_id:
                found = other
                break
        pairs.append((question, found))
        if found is None:
            done.discard(question.message_id)
    return pairs
