# fault: the prompt is generic, it does not ask to keep decisions, identifiers and open questions
def compact(model, messages, keep_last=2):
    if len(messages) - 1 <= keep_last:
        return list(messages)
    old = messages[1:-keep_last]
    chat = [{"role": "system", "content": "You are a helpful assistant that writes concise summaries."}]
    chat += [{"role": "user", "content": "\n".join(m["content"] for m in old) + "\n\nTL;DR"}]
    note = "Summary of the conversation so far: " + model(chat)["text"]
    return [messages[0], {"role": "user", "content": note}] + messages[-keep_last:]
