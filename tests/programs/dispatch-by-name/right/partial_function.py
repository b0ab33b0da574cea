from __future__ import annotations

from functools import partial
from typing import Any, Callable, Mapping


def run_tool(registry: Mapping[str, dict], tool_name: str, arguments: dict[str, Any]) -> str:
    try:
        entry = registry[tool_name]
    except KeyError:
        return "ERROR unknown_tool\n" + "\n".join(f"- {known}" for known in registry)
    # outside of the try: a KeyError of the tool itself must not read as an unknown name
    return str(entry["fn"](**arguments))


def make_dispatcher(registry: Mapping[str, dict]) -> Callable[[str, dict], str]:
    return partial(run_tool, registry)
