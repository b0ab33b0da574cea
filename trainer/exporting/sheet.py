"""The cheat sheet: everything worth a look on paper, as Markdown or as one HTML page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from pygments import highlight
from pygments.formatter import Formatter
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from trainer.catalog.models import Answer, Section
from trainer.exporting.entries import ExportEntry

Sections = Iterable[tuple[Section, tuple[ExportEntry, ...]]]

TITLE = "Agent engineering, on paper"

_STYLE = """
body { font: 10pt/1.35 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #111; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; border-bottom: 1px solid #999; margin-top: 2rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .2rem; }
pre { font: 8.5pt/1.3 ui-monospace, Menlo, Consolas, monospace; background: #f6f6f6; padding: .5rem; white-space: pre-wrap; }
p, ul { margin: .25rem 0; } code { font-size: .9em; }
article { break-inside: avoid; }
@media print { body { margin: 0; max-width: none; } pre { background: none; border: 1px solid #ccc; } h2 { break-after: avoid; } }
"""  # noqa: E501 - a style sheet


def markdown(sections: Sections) -> str:
    """The sheet as Markdown."""
    return "\n".join([f"# {TITLE}\n", *_markdown_parts(sections)])


def html(sections: Sections) -> str:
    """The sheet as one HTML page that needs nothing else, made for paper."""
    # In shades that a black and white printer can tell apart.
    formatter = HtmlFormatter(style="bw", nobackground=True)
    colours = formatter.get_style_defs(".highlight")  # type: ignore[no-untyped-call]  # its stub has none
    body = "\n".join(_html_parts(sections, formatter))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{TITLE}</title>\n'
        f"<style>{_STYLE}{colours}</style></head>\n"
        f"<body><h1>{TITLE}</h1>\n{body}\n</body></html>\n"
    )


def _markdown_parts(sections: Sections) -> Iterator[str]:
    for section, entries in sections:
        yield f"## {section.letter} · {section.title}\n"
        for entry in entries:
            yield f"### {entry.drill.title}\n\n{entry.drill.question.strip()}\n"
            if entry.program:
                yield f"```python\n{entry.program}\n```\n"
            if entry.answer is not None:
                yield _markdown_answer(entry.answer)


def _markdown_answer(answer: Answer) -> str:
    points = "\n".join(f"- {point.say}{_mark(point.kind)}" for point in answer.points)
    return f"{answer.one_sentence}\n\n{points}\n\n*Often wrong:* {answer.pitfall}\n"


def _html_parts(sections: Sections, formatter: Formatter[str]) -> Iterator[str]:
    for section, entries in sections:
        yield f"<h2>{escape(section.letter)} · {escape(section.title)}</h2>"
        for entry in entries:
            yield "<article>"
            yield f"<h3>{escape(entry.drill.title)}</h3><p><em>{escape(entry.drill.question.strip())}</em></p>"
            if entry.program:
                yield highlighted(entry.program, formatter)
            if entry.answer is not None:
                yield _html_answer(entry.answer)
            yield "</article>"


def _html_answer(answer: Answer) -> str:
    points = "".join(f"<li>{escape(point.say)}{_mark(point.kind)}</li>" for point in answer.points)
    return (
        f"<p>{escape(answer.one_sentence)}</p><ul>{points}</ul>"
        f"<p><strong>Often wrong:</strong> {escape(answer.pitfall)}</p>"
    )


def highlighted(program: str, formatter: Formatter[str]) -> str:
    """A program as HTML with its colours; `formatter` is one of Pygments'."""
    return highlight(program, PythonLexer(), formatter).rstrip("\n")


def _mark(kind: str) -> str:
    return {"position": " (position)", "tradeoff": " (trade-off)"}.get(kind, "")
