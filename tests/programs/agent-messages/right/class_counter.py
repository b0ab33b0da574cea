import copy


class AgentMessage:
    made = 0

    def __init__(self, sender, recipient, msg_type, payload, about=None):
        AgentMessage.made += 1
        self.message_id = str(AgentMessage.made)
        self.sender = sender
        self.recipient = recipient
        self.msg_type = msg_type
        self.payload = copy.deepcopy(payload)
        if about is None:
            self.in_reply_to = None
            self.trace_id = self.message_id
        else:
            self.in_reply_to = about.message_id
            self.trace_id = about.trace_id

    def asks(self):
        return self.msg_type in {"task", "clarification_request"}


def send(sender, recipient, msg_type, payload):
    return AgentMessage(sender, recipient, msg_type, payload)


def reply(message, msg_type, payload):
    return AgentMessage(message.recipient, message.sender, msg_type, payload, about=message)


def pair_up(messages):
    out = []
    for one in messages:
        if one.asks():
            replies = [two for two in messages if two.in_reply_to == one.message_id and not two.asks()]
            out.append((one, replies[0] if replies else None))
    return out
