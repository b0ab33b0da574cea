# fault: values of a payload that are no texts become texts
import json
import secrets
from dataclasses import dataclass, replace


@dataclass(frozen=True, eq=False)
class AgentMessage:
    recipient: str
    sender: str
    msg_type: str
    text: str
    message_id: str
    trace_id: str
    in_reply_to: str | None = None

    @property
    def payload(self):
        return json.loads(self.text)


def send(sender, recipient, msg_type, payload):
    return AgentMessage(
        recipient,
        sender,
        msg_type,
        json.dumps({key: str(value) for key, value in payload.items()}),
        secrets.token_hex(16),
        secrets.token_hex(16),
    )


def reply(message, msg_type, payload):
    return replace(
        message,
        sender=message.recipient,
        recipient=message.sender,
        msg_type=msg_type,
        text=json.dumps(payload),
        message_id=secrets.token_hex(16),
        in_reply_to=message.message_id,
    )


def pair_up(messages):
    asking = [one for one in messages if one.msg_type in ("task", "clarification_request")]
    answers = {}
    for one in messages:
        if one.msg_type not in ("task", "clarification_request"):
            answers.setdefault(one.in_reply_to, one)
    return [(one, answers.get(one.message_id)) for one in asking]
