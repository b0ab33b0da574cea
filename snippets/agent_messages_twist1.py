import copy
import uuid
from dataclasses import dataclass, field


@dataclass
class AgentMessage:
    msg_type: str
    payload: dict
    sender: str
    recipient: str
    trace_id: str
    in_reply_to: str | None
    message_id: str = field(default_factory=lambda: uuid.uuid4().hex)  #: own_id


def send(sender, recipient, msg_type, payload):
    payload = copy.deepcopy(payload)  #: own_payload
    trace_id = uuid.uuid4().hex  #: own_trace
    return AgentMessage(msg_type, payload, sender, recipient, trace_id, None)  #: own_trace


def reply(message, msg_type, payload):
    answer = send(message.recipient, message.sender, msg_type, payload)  #: way_back
    answer.trace_id = message.trace_id  #: same_trace
    answer.in_reply_to = message.message_id  #: names_message
    return answer


def pair_up(messages):
    answers, asked = {}, {}
    for message in messages:
        if message.msg_type in ("result", "error"):  #: what_answers
            answers.setdefault(message.in_reply_to, message)  #: by_reference
        elif message.msg_type in ("task", "clarification_request"):  #: what_asks
            asked.setdefault(message.message_id, message)  #: once
    return [(message, answers.get(message_id)) for message_id, message in asked.items()]  #: by_reference


if __name__ == "__main__":
    task = send("lead", "finder", "task", {"find": "three papers"})
    same_words = send("lead", "finder", "task", {"find": "three papers"})
    found = reply(task, "result", {"ids": ["p1", "p7", "p9"]})
    delivered = [task, found, copy.deepcopy(task), same_words, copy.deepcopy(found)]
    for message, answer in pair_up(delivered):
        print(message.payload, "::", answer and answer.payload)
