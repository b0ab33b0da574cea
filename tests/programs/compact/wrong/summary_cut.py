# fault: the message holds the first 40 characters of the summary only
LIMIT = 40


def compact(brain, transcript, keep_last=2):
    others = transcript[1:]
    if len(others) <= keep_last:
        return transcript
    past = "\n".join(msg["content"] for msg in others[:-keep_last])
    ask = f"Summarise in {LIMIT} characters. Keep decisions, identifiers, open questions.\n{past}"
    summary = brain([{"role": "user", "content": ask}])["text"][:LIMIT]
    return [transcript[0], {"role": "user", "content": f"Earlier: {summary}"}] + others[-keep_last:]
