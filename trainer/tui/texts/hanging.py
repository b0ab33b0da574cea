"""Text behind a prefix, whose further lines begin under its first word."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content
from textual.css.styles import RulesMap
from textual.strip import Strip
from textual.style import Style
from textual.visual import RenderOptions, Visual

_NARROWEST = 8


def hanging_lines(prefix: Content, text: Content, width: int, indent: int | None = None) -> Iterator[Content]:
    """Words wrapped behind a prefix; the lines below begin under the first word, or at `indent`."""
    room = max(_NARROWEST, width - prefix.cell_length)
    first, *rest = text.wrap(room) or [Content("")]
    yield Content.assemble(prefix, first)
    if indent is not None and rest:
        rest = Content(" ").join(rest).wrap(max(_NARROWEST, width - indent))
    for line in rest:
        yield line.pad_left(prefix.cell_length if indent is None else indent)


def code_lines(prefix: Content, line: Content, width: int) -> Iterator[Content]:
    """A line of code behind a prefix; what does not fit goes on below its beginning."""
    first, *rest = line.expand_tabs().fold(max(_NARROWEST, width - prefix.cell_length))
    yield Content.assemble(prefix, first)
    for more in rest:
        yield more.pad_left(prefix.cell_length)


class Hanging(Visual):
    """Texts behind their prefixes, below each other, wrapped at whatever width there is to show them."""

    def __init__(self, *rows: tuple[Content, Content]) -> None:
        self._rows = rows

    def render_strips(self, width: int, height: int | None, style: Style, options: RenderOptions) -> list[Strip]:
        """The lines as they are painted."""
        return self._at(width).render_strips(width, height, style, options)

    def get_optimal_width(self, rules: RulesMap, container_width: int) -> int:
        """The width at which nothing is wrapped."""
        whole = (Content.assemble(*row) for row in self._rows)
        return max((line.get_optimal_width(rules, container_width) for line in whole), default=0)

    def get_height(self, rules: RulesMap, width: int) -> int:
        """The number of lines."""
        return self._at(width).get_height(rules, width)

    def _at(self, width: int) -> Content:
        return Content("\n").join(self._lines(width))

    def _lines(self, width: int) -> Iterator[Content]:
        return (line for row in self._rows for line in hanging_lines(*row, width))


class Indented(Hanging):
    """One text whose further lines stand in by two columns, so that several below each other can be told apart."""

    def __init__(self, text: Content | str) -> None:
        super().__init__()
        self._text = text if isinstance(text, Content) else Content(text)

    def __str__(self) -> str:
        return self._text.plain

    def _lines(self, width: int) -> Iterator[Content]:
        return hanging_lines(Content(""), self._text, width, indent=2)
