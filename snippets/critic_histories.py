from fake import FakeModel, text

OTHER = {"assistant": "user", "user": "assistant"}  #: both_ways


def swap_roles(messages):
    return [{**m, "role": OTHER.get(m["role"], m["role"])} for m in messages]  #: new_messages


def draft_and_critique(writer, critic, task):
    draft = writer([{"role": "user", "content": task}])["text"]  #: writer_alone
    rules = {"role": "system", "content": f"Find what is wrong with a text. Its task: {task}"}
    critic_history = [rules]  #: own_list
    critic_history += swap_roles([{"role": "assistant", "content": draft}])  #: draft_as_user
    note = critic(critic_history)["text"]
    return draft, note, critic_history  #: hand_back


if __name__ == "__main__":
    writer = FakeModel(text("Our fares are fair."))
    critic = FakeModel(text("It names no fare."))
    draft, note, history = draft_and_critique(writer, critic, "One line on our fares.")
    for message in history:
        print(f"{message['role']:6} {message['content']}")
    print("critic", note)
