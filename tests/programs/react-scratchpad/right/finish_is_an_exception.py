from contextlib import suppress


class Finish(Exception):
    pass


def react_loop(llm_call, task, tools, max_steps=8):
    pad = []

    def finish(answer):
        raise Finish(answer)

    def step():
        lines = [task, "finish", *tools]
        for one in pad:
            lines.extend(one)
        thought, action, text = llm_call("\n".join(lines))
        if action == "finish":
            finish(text)
        if action not in tools:
            return thought, action, text, f"ERROR: there is no {action}, but there are {' and '.join(tools)}"
        try:
            return thought, action, text, str(tools[action](text))
        except Exception as why:
            return thought, action, text, f"ERROR: {type(why).__qualname__} {why}"

    try:
        for _ in range(max_steps):
            pad.append(step())
    except Finish as done:
        return done.args[0], pad
    return None, pad
