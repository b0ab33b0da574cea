# fault: the note comes before the draft in what is returned
from typing import NamedTuple

class Result(NamedTuple):
    note: str
    draft: str
    critic_history: list

def swap_roles(messages):
    flip = {"assistant": "user", "user": "assistant"}
    return [{"role": flip.get(m["role"], m["role"]), "content": m["content"]} for m in messages]

def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    history = [{"role": "system", "content": "Editor."}, {"role": "user", "content": draft}]
    return Result(draft=draft, note=critic(history)["text"], critic_history=history)
