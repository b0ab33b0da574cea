def flow(name, args):
    if name in IRREVERSIBLE:
        answer = yield "ask", (name, args)
        if not answer["approved"]:
            yield "say", " ".join(["BLOCKED", name, answer.get("reason", ""), "do not retry"])
            return
    result = yield "run", name
    yield "say", str(result)


def guarded_call(name, args, tools, approve):
    f = flow(name, args)
    sent = None
    while True:
        what, load = f.send(sent)
        if what == "say":
            return load
        sent = approve(*load) if what == "ask" else tools[load](**args)
