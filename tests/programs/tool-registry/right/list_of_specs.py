from __future__ import annotations

from typing import AbstractSet, Any


class ToolRegistry:
    """A plain list: the few dozen tools of a registry need no index."""

    def __init__(self) -> None:
        self._specs: list[ToolSpec] = []

    def register(self, spec: ToolSpec) -> None:
        self._specs.append(spec)

    def _allowed(self, spec: ToolSpec, scopes: AbstractSet[str]) -> bool:
        return all(needed in scopes for needed in spec.scopes_required)

    def get(self, name: str, caller_scopes: AbstractSet[str]) -> ToolSpec:
        found = next((one for one in self._specs if one.name == name), None)
        if found is None:
            raise UnknownToolError(name)
        if not self._allowed(found, caller_scopes):
            missing = ", ".join(sorted(set(found.scopes_required) - caller_scopes))
            raise UnauthorizedToolError(f"{name}: missing {missing}")
        return found

    def catalog_for_prompt(self, caller_scopes: AbstractSet[str]) -> tuple[dict[str, Any], ...]:
        return tuple(
            {"name": one.name, "schema": one.input_schema, "description": ""}
            for one in self._specs
            if self._allowed(one, caller_scopes)
        )
