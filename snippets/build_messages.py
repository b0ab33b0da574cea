def build_messages(system, history, user_turn, retrieved=None):
    messages = [{"role": turn["role"], "content": turn["content"]} for turn in history]  #: plain_turns
    if retrieved:  #: only_if_any
        evidence = "\n".join(["<context>", *retrieved, "</context>"])  #: delimited
        messages.append({"role": "user", "content": evidence})  #: one_message
    messages.append({"role": "user", "content": user_turn})  #: question_last
    return {"system": system, "messages": messages}  #: system_apart


if __name__ == "__main__":
    request = build_messages(
        "You are a librarian. Answer in one line.",
        [{"role": "user", "content": "Hi!"}, {"role": "assistant", "content": "Which book?", "took_ms": 310}],
        "Is Middlemarch in?",
        ["Middlemarch: 2 copies, 1 on loan.", "Loans last 21 days."],
    )
    print("system:", request["system"])
    for message in request["messages"]:
        print(message)
