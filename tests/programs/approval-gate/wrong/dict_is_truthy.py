# fault: the decision itself is tested, not its approved, so that a no runs the tool
def guarded_call(which, kwargs, kit, gatekeeper):
    if which in IRREVERSIBLE:
        verdict = gatekeeper(which, kwargs)
        if not verdict:
            return f"BLOCKED: {which} was declined. Do not retry."
    return str(kit[which](**kwargs))
