from enum import Enum
class Role(str, Enum):
    USER = "user"
    ASSISTANT = "assistant"
    SYSTEM = "system"
    @property
    def other(self): return {Role.USER: Role.ASSISTANT, Role.ASSISTANT: Role.USER}.get(self, self)
def swap_roles(messages):
    out = []
    for m in messages:
        try: role = Role(m["role"]).other.value
        except ValueError: role = m["role"]
        out.append({**m, "role": role})
    return out
def draft_and_critique(writer, critic, task, *, critic_prompt="Find the weakest point."):
    mine = [{"role": Role.USER.value, "content": task}]
    reply = writer(list(mine), None)
    mine.append({"role": "assistant", "content": reply["text"]})
    theirs = [{"role": "system", "content": critic_prompt}, *swap_roles(mine)[1:]]
    note = critic(list(theirs))
    return reply["text"], note["text"], theirs
