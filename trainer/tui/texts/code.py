"""Python, prose and grades as text for the screen."""

from __future__ import annotations

from collections.abc import Collection

from textual.content import Content

from trainer.memory.models import Grade
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.python_colours import coloured


def python(code: str, numbered: bool = False, marked: Collection[int] = ()) -> Content:
    """Code with its colours, on request with line numbers; the `marked` lines (1-based) have a `>` before them."""
    lines = coloured(code.rstrip("\n")).split("\n", allow_blank=True)
    if not numbered:
        return Content("\n").join(lines)
    width = len(str(len(lines)))
    return Content("\n").join(
        Content.assemble((">" if number in marked else " ", "bold"), (f"{number:>{width}}  ", "dim"), line)
        for number, line in enumerate(lines, start=1)
    )


def heading(text: str) -> Content:
    """A heading."""
    return Content.styled(text, "bold")


def quiet(text: str) -> Content:
    """A remark."""
    return Content.styled(text, "dim")


def paragraphs(*parts: Content | str) -> Content:
    """The parts that are not empty, a blank line between each two."""
    return Content("\n\n").join(
        part if isinstance(part, Content) else Content(part) for part in parts if str(part).strip()
    )


def bullets(items: Collection[str]) -> Content:
    """A list."""
    return Content("\n".join(f"- {item}" for item in items))


def grades_line(marked: Grade, suggested: Grade) -> Content:
    """The four grades, the marked one in brackets."""
    parts = [Content("Grade  ")]
    for one in Grade:
        label = f"{one.value} {one.word}"
        parts.append(Content.styled(f"[{label}]", "bold") if one is marked else Content(f" {label} "))
        parts.append(Content("  "))
    if marked is suggested:
        parts.append(Content.styled(f"suggested; {key_of('confirm')} gives it", "dim"))
    return Content.assemble(*parts)
