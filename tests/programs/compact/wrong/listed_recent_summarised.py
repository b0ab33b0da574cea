# fault: the recent turns are in the prompt of the summary as well
PROMPT = "Summarise. Keep decisions, identifiers and open questions.\n\n{}"


class Compact:
    def __call__(self, model, messages, keep_last=2):
        system, *turns = messages
        if len(turns) <= keep_last:
            return messages
        everything = "\n".join(f"{t['role']}: {t['content']}" for t in turns)
        text = model([{"role": "user", "content": PROMPT.format(everything)}])["text"]
        return [system, {"role": "user", "content": text}, *turns[-keep_last:]]


compact = Compact()
