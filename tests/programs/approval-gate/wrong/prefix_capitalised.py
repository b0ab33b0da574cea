# fault: the refusal starts with Blocked, not with BLOCKED
def guarded_call(which, inputs, kit, human):
    if which in IRREVERSIBLE:
        verdict = human(which, inputs)
        if not verdict["approved"]:
            return f"Blocked: {which}. Reason: {verdict.get('reason', 'none')}. Do not retry."
    return str(kit[which](**inputs))
