def guarded_call(called, given, tools, ask):
    if called in IRREVERSIBLE:
        verdict = ask(called, given)
        if not verdict['approved']:
            the_reason = verdict.get('reason', 'no reason given')
            return f'BLOCKED: {called} was declined ({the_reason}). Do not retry.'
    return str(tools[called](**{k: given.pop(k) for k in list(given)}))
