# fault: `format` goes over the draft as well, so one with braces in it never reaches the critic
TURNED = {"user": "assistant", "assistant": "user"}


def swap_roles(messages):
    return [{**message, "role": TURNED.get(message["role"], message["role"])} for message in messages]


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]
    wish = ("For the task {task} this was written:\n" + draft).format(task=task)
    history = [{"role": "system", "content": "Find what is weak."}, {"role": "user", "content": wish}]
    return draft, critic(history)["text"], history
