from __future__ import annotations

from collections.abc import Callable


def prompt_of(task: str, tools: dict, pad: tuple) -> str:
    lines = [task, *pad_lines(pad), "Tools: " + str(list(tools)), "Say finish with the answer when you have it."]
    return "\n".join(lines)


def pad_lines(pad: tuple) -> list[str]:
    return [f"{label}: {part}" for step in pad for label, part in zip(("T", "A", "I", "O"), step)]


def observe(tool: Callable | None, given: str, names: list[str]) -> str:
    if tool is None:
        return f"ERROR: pick one of {names}"
    try:
        return str(tool(given))
    except Exception as error:
        return f"ERROR: {error!r}"


def react_loop(llm_call, task, tools, max_steps: int = 8, pad: tuple = ()) -> tuple:
    if len(pad) >= max_steps:
        return None, list(pad)
    thought, action, given = llm_call(prompt_of(task, tools, pad))
    if action == "finish":
        return given, list(pad)
    step = (thought, action, given, observe(tools.get(action), given, list(tools)))
    return react_loop(llm_call, task, tools, max_steps, (*pad, step))
