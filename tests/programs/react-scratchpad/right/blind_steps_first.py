from typing import NamedTuple


class Step(NamedTuple):
    thought: str
    action: str
    input: str
    observation: str


def react_loop(llm_call, task, tools, max_steps=8):
    pad = []
    menu = ", ".join([*tools, "finish"])
    while len(pad) < max_steps:
        past = "".join(
            f"Thought: {s.thought}\nAction: {s.action}[{s.input}]\nObservation: {s.observation}\n\n" for s in pad
        )
        said = llm_call(f"{past}You may do one of: {menu}\nThe task is: {task}\nThought:")
        match said:
            case (_, "finish", answer):
                return answer, pad
            case (_, name, text) if name in tools:
                try:
                    seen = f"{tools[name](text)!s}"
                except Exception as error:
                    seen = f"ERROR {error.__class__.__name__} {error}"
            case _:
                seen = f"ERROR no such thing, choose one of {menu}"
        pad.append(Step(*said, seen))
    return None, pad
