def guarded_call(name, args, tools, approve):
    """Explicit is better."""
    needs_human = name in IRREVERSIBLE
    decision = {}
    if needs_human:
        decision.update(approve(name, args))
    if needs_human and decision["approved"] == False:
        text = ["BLOCKED", name]
        if "reason" in decision:
            text.append(str(decision["reason"]))
        text.append("do not retry this call")
        return "\n".join(text)
    fn = [f for n, f in tools.items() if n == name].pop()
    return fn(**args).__str__()
