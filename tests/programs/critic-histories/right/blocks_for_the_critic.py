from enum import Enum


class Role(str, Enum):
    USER = "user"
    ASSISTANT = "assistant"

    def other(self):
        return Role.USER if self is Role.ASSISTANT else Role.ASSISTANT


def swap_roles(messages):
    swapped = []
    for message in messages:
        try:
            swapped.append(message | {"role": Role(message["role"]).other()})
        except ValueError:
            swapped.append(message.copy())
    return tuple(swapped)


def draft_and_critique(writer, critic, task):
    draft = writer(messages=[{"role": Role.USER, "content": task}])["text"]
    history = (
        {"role": "system", "content": [{"type": "text", "text": "Judge what you are shown."}]},
        {"role": Role.USER, "content": [{"type": "text", "text": "The draft:"}, {"type": "text", "text": draft}]},
    )
    return [draft, critic(history)["text"], history]
