# fault: the rules are given the text alone
# twist: 1
UNSET = object()


def route_ticket(ticket, classify, handlers, to_person, rules=None):
    def give_up(reason):
        return {"route": "person", "reason": reason, "response": to_person(ticket, reason)}

    label, by = UNSET, "model"
    try:
        for applies, name in rules or []:
            if applies(ticket["text"]):
                label, by = name, "rule"
                break
        if label is UNSET:
            label = classify(ticket["text"])
    except Exception as e:
        return give_up(f"no label: {type(e).__name__}: {e}")
    if type(label) is not str or label not in handlers.keys():
        return give_up(f"no handler for {label}")
    try:
        answer = handlers[label](ticket)
    except Exception as e:
        return give_up(f"{label} broke: {type(e).__name__}: {e}")
    return {"route": label, "reason": None, "response": answer, "by": by}
