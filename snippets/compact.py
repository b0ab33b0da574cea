from fake import FakeModel, text

KEEP = "The lines below will be deleted and your note of at most 60 words takes their place. "
KEEP += "Keep every decision, every identifier and all open questions; leave the small talk out."  #: keep_what_matters


def compact(model, messages, keep_last=2):
    cut = len(messages) - keep_last
    if cut <= 1:  #: nothing_older
        return list(messages)
    older = "\n".join(f"{turn['role']} said: {turn['content']}" for turn in messages[1:cut])  #: only_older
    note = model([{"role": "user", "content": f"{KEEP}\n\n{older}"}])["text"]  #: one_call
    summary = {"role": "user", "content": f"<earlier>{note}</earlier>"}  #: one_message
    return [messages[0], summary, *messages[cut:]]  #: verbatim_end


if __name__ == "__main__":
    chat = [{"role": "system", "content": "You plan trips."}]
    turns = [
        "Hi there!",
        "Hello!",
        "Book room 7 for May 3.",
        "Done, code QX41. Breakfast?",
        "Let me think.",
        "Sure.",
    ]
    for number, turn in enumerate(turns):
        chat.append({"role": ("user", "assistant")[number % 2], "content": turn})
    model = FakeModel(text("Room 7 is booked for May 3, code QX41. Open: breakfast."))
    for message in compact(model, chat):
        print(f"{message['role']:9} {message['content']}")
