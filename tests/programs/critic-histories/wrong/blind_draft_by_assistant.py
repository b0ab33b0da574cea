# fault: the critic gets the draft under the role assistant
OTHER = {"assistant": "user", "user": "assistant"}


def swap_roles(messages):
    return [dict(m, role=OTHER.get(m["role"], m["role"])) for m in messages]


def ask(model, history):
    return model(history)["text"]


def draft_and_critique(writer, critic, task):
    draft = ask(writer, [{"role": "user", "content": task}])
    critics = [{"role": "system", "content": "You criticise drafts. The task: " + task}]
    critics.append({"role": "assistant", "content": draft})
    critics.append({"role": "user", "content": "What is wrong with it?"})
    return draft, ask(critic, critics), critics
