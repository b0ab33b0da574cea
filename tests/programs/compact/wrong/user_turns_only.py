# fault: only the user's older turns are in the prompt, the assistant's are missing
def compact(model, messages, keep_last=2):
    system, *rest = messages
    if len(rest) <= keep_last:
        return messages
    said = [m["content"] for m in rest[:-keep_last] if m["role"] == "user"]
    prompt = "What was said:\n- " + "\n- ".join(said) + "\nSummarise it: decisions, identifiers, open questions."
    return [
        system,
        {"role": "user", "content": model([{"role": "user", "content": prompt}])["text"]},
        *rest[-keep_last:],
    ]
