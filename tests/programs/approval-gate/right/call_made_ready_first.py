from functools import partial


def guarded_call(name, args, tools, approve):
    job = partial(tools[name], **args)
    irreversible = frozenset(IRREVERSIBLE)
    if not {name} & irreversible:
        return str(job())
    ok, why = (lambda d: (d["approved"], d.get("reason")))(approve(name, dict(args)))
    return str(job()) if ok else "BLOCKED\n" + repr(d := {"tool": name, "reason": why, "hint": "do not retry"})
