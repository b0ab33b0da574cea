# fault: the refusal does not say do not retry
def guarded_call(called, params, registry, gatekeeper):
    if called in IRREVERSIBLE:
        verdict = gatekeeper(called, params)
        if not verdict["approved"]:
            return f"BLOCKED: a human declined {called}. Reason: {verdict.get('reason', 'none given')}."
    return str(registry[called](**params))
