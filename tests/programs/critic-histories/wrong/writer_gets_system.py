# fault: the writer sees a system message beside the task, it has to see one user message
def swap_roles(turns):
    mirror = {"assistant": "user", "user": "assistant"}
    return [{"role": mirror.get(t["role"], t["role"]), "content": t["content"]} for t in turns]


def chat(ask_model, system_prompt, user):
    thread = [{"role": "system", "content": system_prompt}, {"role": "user", "content": user}]
    return ask_model(thread)["text"], thread


def draft_and_critique(drafter, editor, goal):
    version, _ = chat(drafter, "You are a writer.", goal)
    feedback, critic_history = chat(editor, "You are a critic.", version)
    return version, feedback, critic_history
