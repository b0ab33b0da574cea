# fault: the input list is changed in place, the dropped messages are deleted from it
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    def used():
        return sum(approx_tokens(m["content"]) for m in messages)

    while used() > budget and len(messages) - 1 > keep_last:
        del messages[1]
    return list(messages), used()
