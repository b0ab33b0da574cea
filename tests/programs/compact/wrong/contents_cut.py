# fault: the prompt holds the first 30 characters of each older turn only, not its content
import textwrap


def line(m):
    return f"{m['role']}: {m['content'][:30]}"


def compact(model, messages, keep_last=2):
    if len(messages) <= keep_last + 1:
        return messages
    old, recent = messages[1:-keep_last], messages[-keep_last:]
    prompt = textwrap.dedent("""\
        Summarise the conversation. Keep decisions,
        identifiers and open questions.
        """) + "\n".join(map(line, old))
    summary = model([{"role": "user", "content": prompt}])["text"]
    return [messages[0], {"role": "user", "content": summary}] + recent
