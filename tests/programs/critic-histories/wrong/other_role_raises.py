# fault: a role other than user and assistant raises KeyError in swap_roles
from operator import itemgetter

SWAP = {"user": "assistant", "assistant": "user"}


def swap_roles(messages):
    return [{"role": SWAP[r], "content": c} for r, c in map(itemgetter("role", "content"), messages)]


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    history = [{"role": "system", "content": "Be harsh."}, {"role": "user", "content": draft}]
    return draft, critic(history)["text"], history
