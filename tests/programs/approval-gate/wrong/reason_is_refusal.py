# fault: an approval that comes with a reason is taken for a refusal
def guarded_call(name, args, tools, approve):
    if name in IRREVERSIBLE:
        a = approve(name, args)
        if a.get("reason"):
            return f"BLOCKED {name} {a.get('reason', '')} do not retry"
        if not a["approved"]:
            return f"BLOCKED {name} do not retry"
    return str(tools[name](**args))
