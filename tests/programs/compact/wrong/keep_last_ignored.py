# fault: two turns are kept whatever keep_last says
def compact(lm, dialog, keep_last=2):
    if len(dialog) - 1 <= keep_last:
        return dialog
    *past, before, last = dialog[1:]
    talk = "\n".join(f"{x['role']}> {x['content']}" for x in past)
    ask = f"{talk}\n\nSummarise. Decisions, identifiers and open questions have to stay."
    summary = lm([{"role": "user", "content": ask}])["text"]
    return [dialog[0], {"role": "user", "content": summary}, before, last]
