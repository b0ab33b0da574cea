# fault: the refusal does not name the tool
def guarded_call(wanted, payload, toolbox, gatekeeper):
    if wanted in IRREVERSIBLE:
        verdict = gatekeeper(wanted, payload)
        if not verdict["approved"]:
            return f"BLOCKED: a human said no. Reason: {verdict.get('reason', 'not stated')}. Do not retry."
    return str(toolbox[wanted](**payload))
