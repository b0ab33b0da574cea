import copy


def compact(model, messages, keep_last=2):
    ms = tuple(copy.deepcopy(list(messages)))
    if len(ms) - 1 <= keep_last:
        return ms
    k = len(ms) - keep_last
    older = ms[:k]
    ask = "Condense the above for a colleague. DECISIONS, IDENTIFIERS and OPEN QUESTIONS must be preserved verbatim."
    answer = model(list(older) + [{"role": "user", "content": ask}])
    return (ms[0], {"role": "user", "content": answer["text"]}) + ms[k:]
