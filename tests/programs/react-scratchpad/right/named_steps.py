from typing import NamedTuple


class Step(NamedTuple):
    thought: str
    action: str
    action_input: str
    observation: str

    def __str__(self):
        return "\n".join(f"{name}: {value}" for name, value in self._asdict().items())


class Agent:
    def __init__(self, model, task, tools):
        self.model, self.task, self.tools = model, task, tools
        self.scratchpad = []

    def prompt(self):
        shown = "\n---\n".join(map(str, self.scratchpad)) or "(nothing yet)"
        return f"SO FAR\n{shown}\nTASK {self.task}\nTOOLS {', '.join(self.tools)}; FINISH by action finish"

    def step(self):
        thought, action, given = self.model(self.prompt())
        if action == "finish":
            return given
        try:
            tool = self.tools[action]
        except KeyError:
            observation = f"ERROR: {action} is not among {', '.join(self.tools)}"
        else:
            try:
                observation = str(tool(given))
            except Exception as error:
                observation = f"ERROR ({type(error).__name__}) {error}"
        self.scratchpad.append(Step(thought, action, given, observation))
        return None


def react_loop(llm_call, task, tools, max_steps=8):
    agent = Agent(llm_call, task, tools)
    for _ in range(max_steps):
        answer = agent.step()
        if answer is not None:
            return answer, agent.scratchpad
    return None, agent.scratchpad
