from collections import namedtuple
from functools import partial

Round = namedtuple("Round", "draft note critic_history")
say = lambda role, content: {"role": role, "content": content}
user, sys_text = partial(say, "user"), partial(say, "system")
ROLES = ["user", "assistant"]


def swap_roles(transcript):
    # -1 - index swaps the two places
    return [dict(x, role=ROLES[-1 - ROLES.index(got)] if (got := x["role"]) in ROLES else got) for x in transcript]


def draft_and_critique(author, editor, job):
    attempt = author([user(job)])["text"]
    convo = [sys_text("Find what is wrong with the text, be concrete."), user(attempt)]
    return Round(attempt, editor(convo)["text"], convo)
