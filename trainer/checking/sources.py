"""Check files inside a confined process: their texts come over the wire, and they may import each other."""

from __future__ import annotations

import importlib.machinery
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import types
    from typing import Any


class SentSources:
    """A finder and loader that makes modules out of texts by name."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._texts = texts

    def find_spec(self, name: str, _path: Any = None, _target: Any = None) -> importlib.machinery.ModuleSpec | None:
        """The spec of a sent module; None for all others."""
        return importlib.machinery.ModuleSpec(name, self) if name in self._texts else None  # type: ignore[arg-type]

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        """The default module will do."""

    def exec_module(self, module: types.ModuleType) -> None:
        """Compile and run the text that was sent for it."""
        name = module.__name__
        exec(compile(self._texts[name], f"{name}.py", "exec", dont_inherit=True), module.__dict__)


def load(texts: dict[str, str], main: str) -> types.ModuleType:
    """The module `main` of `texts`, run. Raises whatever its code raises."""
    sys.meta_path.append(SentSources(texts))
    return __import__(main)


def last_line(error: BaseException, file: str | None = None) -> int | None:
    """The line of the innermost frame of `error`, of those in `file` where that is given."""
    line = None
    trace = error.__traceback__
    while trace is not None:
        if file is None or trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
