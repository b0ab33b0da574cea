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
    answers = {}
    for message in messages:
        if message.msg_type in ("result", "error"):  #: what_answers
            answers.setdefault(message.in_reply_to, message)  #: by_reference
    asked = [message for message in messages if message.msg_type in ("task", "clarification_request")]  #: what_asks
    return [(message, answers.get(message.message_id)) for message in asked]  #: by_reference


if __name__ == "__main__":
    first = send("lead", "finder", "task", {"find": "three papers"})
    second = send("lead", "writer", "task", {"write": "a page"})
    question = reply(first, "clarification_request", {"ask": "since when?"})
    since = reply(question, "result", {"year": 2020})
    found = reply(first, "result", {"ids": ["p1", "p7", "p9"]})
    log = [found, first, second, since, question]
    for message, answer in pair_up(log):
        print(message.sender, "->", message.recipient, message.payload, "::", answer and answer.payload)
    print("conversations:", len({message.trace_id for message in log}), "messages:", len(log))
