# fault: a task that came before gets its old draft, and the writer is not asked
OTHER_SIDE = {"assistant": "user", "user": "assistant"}
drafts = {}


def swap_roles(messages):
    return [dict(one, role=OTHER_SIDE.get(one["role"], one["role"])) for one in messages]


def draft_and_critique(writer, critic, task):
    if task not in drafts:
        drafts[task] = writer([dict(role="user", content=task)])["text"]
    shown = [dict(role="system", content=f"Find what is weak. Asked for was: {task}")]
    shown += swap_roles([dict(role="assistant", content=drafts[task])])
    return drafts[task], critic(shown)["text"], shown
