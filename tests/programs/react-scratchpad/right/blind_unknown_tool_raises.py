from collections import UserDict


class Tools(UserDict):
    def __missing__(self, name):
        raise LookupError(f"{name} is none of: {', '.join(self.data)}")


def react_loop(llm_call, task, tools, max_steps=8):
    box = Tools(tools)
    columns = thoughts, actions, inputs, observations = [], [], [], []
    answer = None
    for _ in range(max_steps):
        head = [task, "You can use:", *box, "or finish"]
        thought, action, text = llm_call("\n".join(head + [cell for row in zip(*columns) for cell in row]))
        if action == "finish":
            answer = text
            break
        try:
            observation = str(box[action](text))
        except Exception as error:
            observation = f"ERROR: {error!r}"
        for column, cell in zip(columns, (thought, action, text, observation)):
            column.append(cell)
    return answer, list(zip(*columns))
