# twist: 1
import json
import secrets
from collections import namedtuple

AgentMessage = namedtuple("AgentMessage", "message_id trace_id in_reply_to sender recipient msg_type payload")


def send(sender, recipient, msg_type, payload):
    return AgentMessage(
        secrets.token_hex(), secrets.token_hex(), None, sender, recipient, msg_type, json.loads(json.dumps(payload))
    )


def reply(message, msg_type, payload):
    own = secrets.token_hex()
    payload = json.loads(json.dumps(payload))
    return AgentMessage(own, message.trace_id, message.message_id, message.recipient, message.sender, msg_type, payload)


def pair_up(messages):
    asked = []
    for n, message in enumerate(messages):
        # A copy of what came before says nothing new.
        if message.msg_type in ("task", "clarification_request") and message not in messages[:n]:
            asked.append(message)
    pairs = []
    for question in asked:
        for message in messages:
            if message.in_reply_to == question.message_id and message.msg_type in ("result", "error"):
                pairs.append((question, message))
                break
        else:
            pairs.append((question, None))
    return pairs
