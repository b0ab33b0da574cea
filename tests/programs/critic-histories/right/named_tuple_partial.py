from collections import namedtuple
from functools import partial

Round = namedtuple("Round", "draft note critic_history")
say = lambda role, content: {"role": role, "content": content}
user, system = partial(say, "user"), partial(say, "system")
ROLES = ["user", "assistant"]


def swap_roles(messages):
    # -1 - index swaps the two places
    return [dict(m, role=ROLES[-1 - ROLES.index(r)] if (r := m["role"]) in ROLES else r) for m in messages]


def draft_and_critique(writer, critic, task):
    draft = writer([user(task)])["text"]
    history = [system("Find what is wrong with the text, be concrete."), user(draft)]
    return Round(draft, critic(history)["text"], history)
