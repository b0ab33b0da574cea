"""A recorded call of a model, as text: signs and words, so that the mark is seen without colours."""

from __future__ import annotations

from textual.content import Content

from trainer.rehearsal.programs.flight import FlightView, MessageState, ShownCall, ShownMessage

_SIGNS: dict[MessageState, tuple[str, str, str]] = {
    "seen": (" ", "as before", "dim"),
    "new": ("+", "new", ""),
    "wrong": (">", "WRONG", "bold $text-error"),
    "missing": (">", "MISSING: a message should stand here", "bold $text-error"),
}


def headline(view: FlightView) -> Content:
    """What failed, and why."""
    return Content.assemble(("FAIL  ", "bold $text-error"), f"{view.check}\n", view.sentence)


def call_line(view: FlightView) -> Content:
    """Which call is shown, and where the marked one is."""
    marked = view.marked_position
    if marked is None:
        where = "the check points at no call"
    elif marked == view.position:
        where = "the marked call"
    else:
        away = abs(marked - view.position)
        where = f"the marked call is {away} {'further on' if marked > view.position else 'back'}"
    return Content.assemble((view.title, "bold"), (f"  ({where})", "dim"))


def before_messages(call: ShownCall) -> Content:
    """What stands above the messages: the call's own mark, and the tools."""
    tools = Content.styled(f"  tools: {call.tools or 'none were given'}", "dim")
    if not call.marked:
        return tools
    mark = Content.styled("> WRONG: look at this call as a whole, not at one of its messages", "bold $text-error")
    return Content("\n").join([mark, tools])


def message_text(message: ShownMessage) -> Content:
    """A message with its sign, its number, its role and its content."""
    sign, word, style = _SIGNS[message.state]
    word = word if message.state in ("wrong", "missing") else f"({word})"
    head = Content.styled(" ".join(filter(None, (sign, str(message.number), message.role, word))), style)
    if not message.content:
        return head
    lines = "\n".join(f"    {line}" for line in message.content.split("\n"))
    return Content("\n").join([head, Content.styled(lines, "dim") if message.state == "seen" else Content(lines)])


def after_messages(call: ShownCall) -> Content:
    """What the model answered."""
    return Content.assemble(("  The model answered: ", "dim"), call.reply)
