"""Check files inside a confined process: they come over the wire, and they may import each other.

They come as text, or, where the trainer's own pack was compiled already by the same interpreter, as code.
"""

from __future__ import annotations

import binascii
import gc
import importlib.machinery
import marshal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import types
    from collections.abc import Iterator
    from typing import Any


_OURS = "trainer.checking."
_get = dict.get
_traceback_of = BaseException.__dict__["__traceback__"].__get__


GARBAGE_THRESHOLD = 20_000
"""New objects between two collections, once all is loaded."""


class SentSources:
    """A finder and loader that makes modules out of texts, or out of compiled code, by name."""

    def __init__(self, texts: dict[str, str], compiled: dict[str, str]) -> None:
        self._texts = texts
        self._compiled = compiled
        self._names = {*texts, *compiled}

    def find_spec(self, name: str, _path: Any = None, _target: Any = None) -> importlib.machinery.ModuleSpec | None:
        """The spec of a sent module; None for all others."""
        return importlib.machinery.ModuleSpec(name, self) if name in self._names else None  # type: ignore[arg-type]

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        """The default module will do."""

    def exec_module(self, module: types.ModuleType) -> None:
        """Run what was sent for it."""
        name = module.__name__
        if name in self._compiled:
            # From the trainer, never from a program: the frames of a role come before any program does.
            code = marshal.loads(binascii.a2b_base64(self._compiled[name]))  # noqa: S302
        else:
            code = compiled_text(name, self._texts[name])
        exec(code, module.__dict__)


def load(texts: dict[str, str], main: str, compiled: dict[str, str] | None = None) -> types.ModuleType:
    """The module `main` of `texts`, run. Raises whatever its code raises.

    `compiled` holds what `marshalled` made of others, or of the same.
    """
    sys.meta_path.append(SentSources(texts, compiled or {}))
    return __import__(main)


def settle() -> None:
    """What has been loaded stays, so no collection has to look at it again, and those that come are far between: a run
    is short, and each pass over shared pages would copy them."""
    gc.freeze()
    gc.set_threshold(GARBAGE_THRESHOLD)


def forget(texts: dict[str, str], compiled: dict[str, str]) -> None:
    """Let go of what modules were loaded from, where the loader keeps it too."""
    texts.clear()
    compiled.clear()


def compiled_text(name: str, text: str) -> types.CodeType:
    """A check file's text as code."""
    return compile(text, f"{name}.py", "exec", dont_inherit=True)


def marshalled(code: types.CodeType) -> str:
    """A compiled check file in a form that fits a frame; only a process of the same interpreter can load it."""
    return binascii.b2a_base64(marshal.dumps(code), newline=False).decode()


def last_line(error: BaseException, file: str | None = None) -> int | None:
    """The line of the innermost frame of `error`, of those in `file` where that is given."""
    line = None
    for frame, number in frames_of(error):
        if file is None or frame.f_code.co_filename == file:
            line = number
    return line


def innermost(error: BaseException) -> types.TracebackType | None:
    """The last part of an exception's traceback: where it was raised."""
    trace: types.TracebackType | None = _traceback_of(error)
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace


def frames_of(error: BaseException) -> Iterator[tuple[types.FrameType, int]]:
    """The frames that `error` passed, the innermost last, each with its line."""
    # Not by the exception's own way of giving attributes, which may be the program's.
    trace = _traceback_of(error)
    while trace is not None:
        yield trace.tb_frame, trace.tb_lineno
        trace = trace.tb_next


def is_of_checks(frame: types.FrameType) -> bool:
    """Whether a frame is one of a check file, or of what check files are made with."""
    names = frame.f_globals
    return isinstance(_get(names, "__loader__"), SentSources) or str(_get(names, "__name__")).startswith(_OURS)
