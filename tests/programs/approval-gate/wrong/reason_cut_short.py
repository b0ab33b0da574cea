# fault: only the first 20 characters of the reason are passed on
def guarded_call(called, given, tools, ask):
    if called in IRREVERSIBLE:
        verdict = ask(called, given)
        if not verdict['approved']:
            the_reason = verdict.get('reason', '')[:20]
            return f'BLOCKED: {called} was declined ({the_reason}). Do not retry.'
    return str(tools[called](**given))
