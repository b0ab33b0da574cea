# fault: a call outside the set with more than two arguments is asked about
def guarded_call(called, given, tools, ask):
    if called not in IRREVERSIBLE and len(given) > 2:
        ask(called, given)
    if called in IRREVERSIBLE:
        verdict = ask(called, given)
        if not verdict['approved']:
            the_reason = verdict.get('reason', 'no reason given')
            return f'BLOCKED: {called} was declined ({the_reason}). Do not retry.'
    return str(tools[called](**given))
