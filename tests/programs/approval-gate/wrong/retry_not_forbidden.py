# fault: the refusal does not say do not retry
def guarded_call(label, params, registry, gatekeeper):
    if label in IRREVERSIBLE:
        verdict = gatekeeper(label, params)
        if not verdict["approved"]:
            return f"BLOCKED: a human declined {label}. Reason: {verdict.get('reason', 'none given')}."
    return str(registry[label](**params))
