# fault: white space at the ends of a result is cut off
def guarded_call(tool, inputs, registry, ask):
    verdict = ask(tool, inputs) if tool in IRREVERSIBLE else {"approved": True}
    if verdict["approved"]:
        return str(registry[tool](**inputs)).strip()
    return f"BLOCKED ({tool}): {verdict.get('reason', 'no reason')}. Do not retry."
