class Prompt(str):
    """Text that remembers nothing but itself."""


class Agent:
    def __init__(self, model, tools):
        self.model = model
        self.tools = dict(tools)
        self.notes = []

    def __call__(self, task, left):
        if left <= 0:
            return None
        thought, action, action_input = self.model(Prompt(self.render(task)))
        if action == "finish":
            return action_input
        self.notes += [(thought, action, action_input, self.observe(action, action_input))]
        return self(task, left - 1)

    def render(self, task):
        told = "\n".join("|".join(note) for note in self.notes)
        return f"<task>{task}</task><tools>{list(self.tools)}</tools><end>finish</end><notes>\n{told}\n</notes>"

    def observe(self, action, action_input):
        tool = self.tools.get(action)
        if tool is None:
            return f"ERROR {action!r} is unknown; known are {set(self.tools) or 'none'}"
        try:
            outcome = tool(action_input)
        except Exception as problem:
            return "ERROR in the tool: {0.__name__}: {1}".format(type(problem), problem)
        return str(outcome)


def react_loop(llm_call, task, tools, max_steps=8):
    agent = Agent(llm_call, tools)
    return agent(task, max_steps), agent.notes
