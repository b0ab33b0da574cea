# the person is asked with the names that the question shows
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        verdict = approve(name=name, args=args)
        if not verdict.get("approved"):
            parts = ["BLOCKED", name, verdict.get("reason") or "", "do not retry"]
            return " | ".join(filter(None, parts))
    return str(tools[name](**args))
