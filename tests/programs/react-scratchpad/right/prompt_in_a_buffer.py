import io


def react_loop(llm_call, task, tools, max_steps=8):
    out = io.StringIO()
    print("TASK", task, sep="\n", file=out)
    print("TOOLS", *tools, "finish", sep="\n- ", file=out)
    pad, left, answer = [], max_steps, None
    while left:
        left -= 1
        thought, action, given = llm_call(out.getvalue())
        match action:
            case "finish":
                answer = given
                break
            case name if name in tools:
                try:
                    seen = "%s" % (tools[name](given),)
                except Exception as why:
                    seen = "ERROR:%s:%s" % (why.__class__.__qualname__, why)
            case _:
                seen = "ERROR " + repr(list(tools))
        pad.append([thought, action, given, seen])
        for label, text in zip(("thought", "action", "input", "observation"), pad[-1]):
            print(label, text, sep=": ", file=out)
    return (answer, pad)
