# fault: a user's turn that is empty is left out
from operator import itemgetter
from collections.abc import Sequence
def build_messages(system: str, history: Sequence[dict], user_turn: str, retrieved=None, *, sep="\n---\n") -> dict:
    def gen():
        for role, content in map(itemgetter("role", "content"), history):
            yield {"role": role, "content": content}
        if retrieved:
            yield {"role": "user", "content": "Use this:\n<context>" + sep.join(map(str, retrieved)) + "</context>"}
        if user_turn: yield {"role": "user", "content": user_turn}
    return {"system": system, "messages": [*gen()]}
