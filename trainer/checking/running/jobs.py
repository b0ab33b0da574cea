"""What a run needs to know of a drill: its checks as text, what is given, what must be defined."""

import functools
import os
import re
from collections.abc import Iterable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import NamedTuple

from trainer.catalog.check_files import check_texts, text_of
from trainer.catalog.models import Drill
from trainer.checking.between.sources import marshalled
from trainer.checking.between.wire import to_frame

_DEFINED = re.compile(r"^(?:async )?(?:class |@)?([A-Za-z_]\w*)")


class Setup(NamedTuple):
    """All that is sent to a child before the program: equal setups can share a prepared child.

    `texts` holds the check files by module name, `compiled` the same as code where the trainer may compile them,
    `main` names the drill's own, `names` is what a program has to define, `signatures` are the drill's and its
    twists'.
    """

    texts: tuple[tuple[str, str], ...]
    compiled: tuple[tuple[str, str], ...]
    main: str
    given: str
    names: tuple[str, ...]
    signatures: tuple[str, ...]
    controlled: bool

    def sources(self) -> dict[str, object]:
        """The part of a child's first frame that lets it load the checks: as text what is not there as code."""
        compiled = dict(self.compiled)
        texts = {name: text for name, text in self.texts if name not in compiled}
        return {"texts": texts, "compiled": compiled, "main": self.main}


def setup_of(drill: Drill, twists: tuple[int, ...] = ()) -> Setup:
    """The setup of a drill, asked for with `twists`. Raises OSError or UnicodeDecodeError when a file
    can't be read.

    Files are read again only after they changed, since a learner runs the same drill again and again.
    """
    kept = _kept.get((drill.path, twists))
    if kept is not None and kept.stamps == _stamps(kept.files):
        return kept.setup
    clocks = {drill.clock, *(twist.clock for twist in drill.twists if twist.number in twists)}
    texts = check_texts(drill)
    setup = Setup(
        texts=tuple(sorted((path.stem, text) for path, text in texts.items())),
        # Text from elsewhere is not even compiled in the trainer's own process.
        compiled=_compiled(texts) if drill.pack.built_in else (),
        main=drill.checks_path.stem,
        given=_given(drill.snippet_path()),
        # Of the base alone: a name that only a twist asks for is missed by the twist's checks.
        names=tuple(dict.fromkeys(defined_names(drill.signature))),
        signatures=(
            drill.signature,
            *(twist.signature for twist in drill.twists if twist.number in twists and twist.signature),
        ),
        controlled="controlled" in clocks,
    )
    files = (str(drill.snippet_path()), *map(str, texts))
    _kept[drill.path, twists] = _Kept(files, _stamps(files), setup)
    return setup


class _Kept(NamedTuple):
    files: tuple[str, ...]
    stamps: tuple[tuple[int, int], ...]
    setup: Setup


_kept: dict[tuple[Path, tuple[int, ...]], _Kept] = {}


def _stamps(files: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    found = map(os.stat, files)
    return tuple((stat.st_mtime_ns, stat.st_size) for stat in found)


@functools.lru_cache(maxsize=4)
def worker_role(setup: Setup, rehearse: bool, ahead: float | None, core: int | None = None) -> bytes:
    """The first frame of a worker, the same for each one of a drill. `rehearse`: it warms up; `ahead`: its clock is
    controlled and so many seconds ahead; `core`: it stays on that one."""
    return to_frame(
        {
            "role": "worker",
            "core": core,
            **setup.sources(),
            "rehearse": rehearse,
            "given": setup.given,
            "names": list(setup.names),
            "clock": ahead if ahead is not None else "controlled" if setup.controlled else None,
        }
    )


def defined_names(signature: str) -> list[str]:
    """The module-level names that a signature asks for: the first word of each line that is not indented."""
    found = (_DEFINED.match(line) for line in signature.splitlines())
    return [match.group(1) for match in found if match]


def _compiled(paths: Iterable[Path]) -> tuple[tuple[str, str], ...]:
    try:
        # By way of the cache that Python keeps of compiled modules: compiling takes longer than checking.
        codes = {path.stem: SourceFileLoader(path.stem, str(path)).get_code(path.stem) for path in paths}
        return tuple((name, marshalled(code)) for name, code in codes.items() if code is not None)
    except SyntaxError:
        # The judge will say so, with the line.
        return ()


def _given(snippet: Path) -> str:
    text = text_of(snippet)
    if "#: given" not in text:
        return ""
    from trainer.catalog.snippets import load_snippet

    return load_snippet(snippet).given
