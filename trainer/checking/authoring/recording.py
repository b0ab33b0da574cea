"""The fake model of every drill, its recording twin, and tools that remember how they were called."""

from __future__ import annotations

import types

from trainer.checking.between import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Reply = dict[str, Any]

_SHAPES: dict[str, types.FunctionType] = {}

LEDGERS: list[Recorder] = []
"""The recorders made since the current check began, in order: the flight record of a failure."""


def text(content: str) -> Reply:
    """A model's reply that ends the turn."""
    return {"type": "text", "text": content}


def call(id: str, name: str, **arguments: Any) -> Reply:  # noqa: A002  (the contract's name)
    """A model's reply that asks for a tool."""
    return {"type": "tool_call", "id": id, "name": name, "input": arguments}


class FakeModel:
    """Plays its replies in order, then answers with text for ever. `calls` counts the calls."""

    def __init__(self, *replies: Any) -> None:
        self._replies = replies
        self.calls = 0

    def __call__(self, messages: Any, tools: Any = None) -> Any:  # noqa: ARG002  (a model takes tools)
        position = self.calls
        self.calls += 1
        if position >= len(self._replies):
            return text("(the script is exhausted)")
        reply = self._replies[position]
        return reply(messages) if callable(reply) else _own_copy(reply)


class Recorder(FakeModel):
    """A fake model that keeps what each call was given.

    A reply may be a function of the messages. `given[i]` is the very object that call i was handed, to see sharing.
    """

    def __init__(self, *replies: Any) -> None:
        super().__init__(*replies)
        self.given: list[Any] = []
        self._asked: list[plain.Kept] = []
        self._answered: list[plain.Kept | None] = []
        self._seen: list[dict[str, Any]] = []
        LEDGERS.append(self)

    @property
    def seen(self) -> list[dict[str, Any]]:
        """`{"messages", "tools"}` of each call, as they were at the time of the call, so that no later change hides a
        fault; `tools` is the names where it was a mapping."""
        for messages, tools in map(plain.again, self._asked[len(self._seen) :]):
            self._seen.append({"messages": messages, "tools": tools})
        return self._seen

    @property
    def replies(self) -> list[Any]:
        """What each call was answered, as it was at that time; None where a reply raised."""
        return [None if kept is None else plain.again(kept) for kept in self._answered]

    def __call__(self, messages: Any, tools: Any = None) -> Any:
        self.given.append(messages)
        self._asked.append(plain.keep((messages, list(tools) if isinstance(tools, dict) else tools)))
        self._answered.append(None)
        position = len(self._answered) - 1
        reply = super().__call__(messages, tools)
        self._answered[position] = plain.keep(reply)
        return reply


class Spy:
    """A tool that remembers its calls: `fn` is a plain function with the named parameters.

    `Spy("city", "days=3", returns="sunny")` makes `fn(city, days=3)`. `returns` may be a function of the
    keyword arguments, `raises` an exception to raise. `calls` holds the arguments of each call, by name.
    """

    def __init__(
        self, *parameters: str, returns: Any = None, raises: BaseException | None = None, name: str = "tool"
    ) -> None:
        self.calls: list[dict[str, Any]] = []
        self._returns = returns
        self._raises = raises
        self._names = [parameter.split("=")[0].strip("* ") for parameter in parameters]
        self.fn: Callable[..., Any] = _function(parameters, self._names, self._run)
        self.fn.__name__ = self.fn.__qualname__ = name

    def _run(self, *values: Any) -> Any:
        arguments = dict(zip(self._names, values))  # noqa: B905  (strict= needs no check here: one value a name)
        self.calls.append(plain.copy(arguments))
        if self._raises is not None:
            raise self._raises
        return self._returns(**arguments) if callable(self._returns) else self._returns


def _function(parameters: tuple[str, ...], names: list[str], run: Callable[..., Any]) -> types.FunctionType:
    """A plain function with these parameters that hands `run` the value of each, in their order.

    Compiling is slow, and names are drawn anew for each check: one function is compiled for each shape of a
    parameter list and given other names.
    """
    shape = ", ".join([p.replace(name, f"p{i}", 1) for i, (p, name) in enumerate(zip(parameters, names))])  # noqa: B905
    model = _SHAPES.get(shape)
    if model is None:
        passed = ", ".join([f"p{i}" for i in range(len(names))])
        model = _SHAPES[shape] = eval(f"lambda {shape}: _run({passed})")
    code = model.__code__
    # The compiler lists what takes stars last, so each name is found by the number of its stand-in.
    code = code.replace(co_varnames=tuple([names[int(stand_in[1:])] for stand_in in code.co_varnames]))
    return types.FunctionType(code, {"_run": run}, argdefs=model.__defaults__)


def _own_copy(reply: Any) -> Any:
    if isinstance(reply, dict):
        return {key: value if type(value) in plain.ATOMS else _own_copy(value) for key, value in reply.items()}
    if isinstance(reply, (list, tuple)):
        return [item if type(item) in plain.ATOMS else _own_copy(item) for item in reply]
    return reply
