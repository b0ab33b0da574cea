"""What a run needs to know of a drill: its checks as text, what is given, what must be defined."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from trainer.catalog.models import Drill

_SIBLING = re.compile(r"^(?:from|import) (\w+_checks)\b", re.MULTILINE)
_DEFINED = re.compile(r"^(?:async )?(?:class |@)?([A-Za-z_]\w*)")


class Setup(NamedTuple):
    """All that is sent to a child before the program: equal setups can share a prepared child.

    `texts` holds the check files by module name, `main` names the drill's own.
    """

    texts: tuple[tuple[str, str], ...]
    main: str
    given: str
    names: tuple[str, ...]
    controlled: bool


def setup_of(drill: Drill, twists: tuple[int, ...] = ()) -> Setup:
    """The setup of a drill, asked for with `twists`. Raises OSError when a file can't be read."""
    clocks = {drill.clock, *(twist.clock for twist in drill.twists if twist.number in twists)}
    return Setup(
        texts=_check_texts(drill),
        main=drill.checks_path.stem,
        given=_given(drill.snippet_path()),
        # Of the base alone: a name that only a twist asks for is missed by the twist's checks.
        names=tuple(dict.fromkeys(defined_names(drill.signature))),
        controlled="controlled" in clocks,
    )


def defined_names(signature: str) -> list[str]:
    """The module-level names that a signature asks for: the first word of each line that is not indented."""
    found = (_DEFINED.match(line) for line in signature.splitlines())
    return [match.group(1) for match in found if match]


def _check_texts(drill: Drill) -> tuple[tuple[str, str], ...]:
    texts: dict[str, str] = {}
    waiting = [drill.checks_path]
    while waiting:
        path = waiting.pop()
        texts[path.stem] = text = path.read_text(encoding="utf-8")
        for name in _SIBLING.findall(text):
            sibling = _find_sibling(drill, name)
            if name not in texts and sibling is not None:
                waiting.append(sibling)
    return tuple(sorted(texts.items()))


def _find_sibling(drill: Drill, name: str) -> Path | None:
    folders = [drill.path.parent, *(drill.pack.drills / section.folder for section in drill.pack.sections)]
    return next((path for folder in folders if (path := folder / f"{name}.py").is_file()), None)


def _given(snippet: Path) -> str:
    text = snippet.read_text(encoding="utf-8")
    if "#: given" not in text:
        return ""
    from trainer.catalog.snippets import load_snippet

    return load_snippet(snippet).given
