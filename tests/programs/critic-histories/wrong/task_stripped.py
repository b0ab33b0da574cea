# fault: the writer sees the task without the white space at its ends
OTHER_SIDE = {"assistant": "user", "user": "assistant"}


def swap_roles(messages):
    return [dict(one, role=OTHER_SIDE.get(one["role"], one["role"])) for one in messages]


def draft_and_critique(writer, critic, task):
    task = task.strip()
    written = writer([dict(role="user", content=task)])["text"]
    shown = [dict(role="system", content="Find what is weak."), dict(role="user", content=written)]
    return written, critic(shown)["text"], shown
