"""The flight recorder: what each call of the model was given in a failed check, message by message."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from trainer.checking.report import CheckResult, ModelCall, Plain, Report

MessageState = Literal["seen", "new", "wrong", "missing"]
"""Seen by the call before too, new to this call, marked as wrong, or not there though it should be."""

CLIPPED_AT = 400
"""Characters of a message that are shown at most."""
MARKED_CLIPPED_AT = 1500
"""The same for the message that is marked."""
SEEN_CLIPPED_AT = 120
"""The same for a message that the call before had seen."""


@dataclass(frozen=True)
class ShownMessage:
    """A message in a short form that can be printed. `number` counts from 1."""

    number: int
    role: str
    content: str
    state: MessageState


@dataclass(frozen=True)
class ShownCall:
    """A call of a model. `model` and `number` count from 1; `marked` is where the call as a whole is at fault."""

    model: int
    number: int
    messages: tuple[ShownMessage, ...]
    tools: str
    reply: str
    marked: bool = False

    @property
    def holds_mark(self) -> bool:
        """Whether what the check points at is in this call."""
        return self.marked or any(message.state in ("wrong", "missing") for message in self.messages)


@dataclass(frozen=True)
class FlightView:
    """One failed check with the calls that it recorded, one of them shown. `models` is how many models there were."""

    check: str
    sentence: str
    models: int
    calls: tuple[ShownCall, ...]
    position: int = 0

    @property
    def call(self) -> ShownCall:
        """The call that is shown."""
        return self.calls[self.position]

    @property
    def marked_position(self) -> int | None:
        """Where in `calls` the marked one stands; None where the check points at none."""
        return next((place for place, call in enumerate(self.calls) if call.holds_mark), None)

    @property
    def title(self) -> str:
        """Which call is shown, as people count."""
        own = sum(call.model == self.call.model for call in self.calls)
        counted = f"call {self.call.number} of {own}"
        if self.models == 1:
            return counted.capitalize()
        return f"Model {self.call.model} of {self.models}, {counted}"

    def next(self) -> FlightView:
        """With the call after this one shown; the last one stays."""
        return self._showing(self.position + 1)

    def previous(self) -> FlightView:
        """With the call before this one shown; the first one stays."""
        return self._showing(self.position - 1)

    def at_mark(self) -> FlightView:
        """With the marked call shown, if there is one."""
        marked = self.marked_position
        return self if marked is None else self._showing(marked)

    def _showing(self, position: int) -> FlightView:
        return replace(self, position=min(max(position, 0), len(self.calls) - 1))


def flight_views(report: Report) -> tuple[FlightView, ...]:
    """The failed checks of a run in which a model was called, those that point at a message or a call first."""
    views = [view for check in report.failed_checks if (view := flight_view(check)) is not None]
    return tuple(sorted(views, key=lambda view: view.marked_position is None))


def flight_view(check: CheckResult) -> FlightView | None:
    """What a failed check recorded, with the marked call shown, else the first; None where no model was called."""
    calls = tuple(_calls(check))
    if not calls:
        return None
    return FlightView(check.name, check.message, len(check.flight), calls).at_mark()


def _calls(check: CheckResult) -> Iterator[ShownCall]:
    mark = check.mark
    for model, calls in enumerate(check.flight):
        before: list[Plain] = []
        for number, call in enumerate(calls):
            here = mark is not None and (mark.model, mark.call) == (model, number)
            message = mark.message if here and mark is not None else None
            messages = _as_list(call.messages)
            yield ShownCall(
                model + 1,
                number + 1,
                tuple(_messages(messages, before, message)),
                _tools(call),
                _reply(call.reply),
                marked=here and message is None,
            )
            before = messages


def _as_list(messages: Plain) -> list[Plain]:
    return messages if isinstance(messages, list) else [messages]


def _messages(messages: list[Plain], before: list[Plain], marked: int | None) -> Iterator[ShownMessage]:
    for place, message in enumerate(messages):
        wrong = place == marked
        seen = place < len(before) and before[place] == message
        role, content = _role_and_content(message)
        clipped = _clipped(content, MARKED_CLIPPED_AT if wrong else SEEN_CLIPPED_AT if seen else CLIPPED_AT)
        yield ShownMessage(place + 1, role, clipped, "wrong" if wrong else "seen" if seen else "new")
    if marked is not None and marked >= len(messages):
        yield ShownMessage(len(messages) + 1, "", "", "missing")


def _role_and_content(message: Plain) -> tuple[str, str]:
    if not isinstance(message, dict):
        return "no message", short_form(message)
    role = message.get("role")
    more = [f"{key}={_value(value)}" for key, value in message.items() if key not in ("role", "content")]
    content = [short_form(message["content"])] if "content" in message else []
    return (role if isinstance(role, str) else "no role"), "\n".join([*content, *more])


def _tools(call: ModelCall) -> str:
    tools = call.tools
    if not tools:
        return ""
    names = [_tool_name(tool) for tool in tools] if isinstance(tools, list) else [short_form(tools)]
    return _clipped(", ".join(names), CLIPPED_AT)


def _tool_name(tool: Plain) -> str:
    name = tool.get("name") if isinstance(tool, dict) else tool
    return name if isinstance(name, str) else short_form(tool)


def _reply(reply: Plain) -> str:
    if isinstance(reply, dict) and reply.get("type") == "text" and isinstance(reply.get("text"), str):
        return _clipped(str(reply["text"]), CLIPPED_AT)
    return _clipped(short_form(reply), CLIPPED_AT)


def short_form(value: Plain) -> str:
    """A value as people read it: text as it is, a block as its type and its entries, a list with a line an item."""
    if isinstance(value, str):
        return value
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return "\n".join(f"- {short_form(item)}" for item in value)
    if isinstance(value, dict) and isinstance(value.get("type"), str):
        entries = [f"{key}={_value(part)}" for key, part in value.items() if key != "type"]
        return " ".join([str(value["type"]), *entries])
    return _value(value)


def _value(value: Plain) -> str:
    return json.dumps(value, ensure_ascii=False)


def _clipped(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]} … ({len(text) - most} more characters)"
