import re


def user(content):
    return dict(role="user", content=content)


async def orchestrate(boss, crew, editor, goal):
    answer = boss([user(f"{goal}\n\nGive me the subtasks on one line, ; between them.")], None)
    subtasks = [s for s in re.split(r"\s*;\s*", answer["text"].strip()) if s]
    messages = [user(goal)]
    for member, subtask in zip(crew, subtasks):
        finding = member([user("Look into this and nothing else: " + subtask)], tools=[])["text"]
        messages.append(user(f"{subtask} -> {finding}"))
    messages.append(user("Now the final text."))
    return editor(messages)["text"]
