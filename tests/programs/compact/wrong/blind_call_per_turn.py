# fault: every older turn is summarised by a call of its own
def compact(model, messages, keep_last=2):
    if len(messages) - 1 <= keep_last:
        return list(messages)

    def shorten(message):
        question = f"Shorten, but keep decisions, identifiers and open questions: {message['content']}"
        return model([{"role": "user", "content": question}])["text"]

    older, recent = messages[1:-keep_last], messages[-keep_last:]
    notes = " ".join(map(shorten, older))
    return [messages[0], {"role": "user", "content": "Summary: " + notes}, *recent]
