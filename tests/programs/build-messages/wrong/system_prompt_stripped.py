# fault: the system prompt loses the white space at its ends
from operator import itemgetter
from collections.abc import Sequence
def build_messages(system: str, history: Sequence[dict], user_turn: str, retrieved=None, *, sep="\n---\n") -> dict:
    def gen():
        for role, content in map(itemgetter("role", "content"), history):
            yield {"role": role, "content": content}
        if retrieved:
            yield {"role": "user", "content": "Use this:\n<context>" + sep.join(map(str, retrieved)) + "</context>"}
        yield {"role": "user", "content": user_turn}
    return {"system": system.strip(), "messages": [*gen()]}
