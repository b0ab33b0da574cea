# fault: the note comes before the draft in what is returned
from typing import NamedTuple


class Result(NamedTuple):
    note: str
    draft: str
    critic_history: list


def swap_roles(convo):
    swapped = {"assistant": "user", "user": "assistant"}
    return [{"role": swapped.get(turn["role"], turn["role"]), "content": turn["content"]} for turn in convo]


def draft_and_critique(drafter, editor, todo):
    draft = drafter([{"role": "user", "content": todo}])["text"]
    turns = [{"role": "system", "content": "Editor."}, {"role": "user", "content": draft}]
    return Result(draft=draft, note=editor(turns)["text"], critic_history=turns)
