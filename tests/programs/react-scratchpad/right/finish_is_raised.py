class Finish(Exception):
    def __init__(self, answer):
        super().__init__(answer)
        self.answer = answer


class Toolbox(dict):
    def __missing__(self, name):
        def nothing(_):
            raise LookupError("no such tool: %s. Known: %s" % (name, ", ".join(self)))

        return nothing

    def use(self, name, text):
        if name == "finish":
            raise Finish(text)
        try:
            return str(self[name](text))
        except Exception as err:
            return "ERROR [" + type(err).__name__ + "] " + str(err)


def react_loop(llm_call, task, tools, max_steps=8):
    box, pad = Toolbox(tools), []

    def prompt():
        yield "Answer this: " + task
        yield "Actions: " + ", ".join([*box, "finish"])
        for thought, action, what, seen in pad:
            yield thought
            yield action + " <- " + what
            yield "=> " + seen

    try:
        while len(pad) < max_steps:
            thought, action, what = llm_call("\n\n".join(prompt()))
            pad.append((thought, action, what, box.use(action, what)))
    except Finish as end:
        return end.answer, pad
    return None, pad
