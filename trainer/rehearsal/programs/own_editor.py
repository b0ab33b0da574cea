"""The learner's own editor: which one it is, and having it open a file or a text."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


class EditorFailed(Exception):
    """There is no editor, it can't be started, or it failed; a sentence that says what to do."""


class EndedBadly(EditorFailed):
    """The editor ended as one does that failed, or was killed: it may have saved something before."""


def editor_command(chosen: str = "") -> list[str]:
    """The command of the editor, in words: the one of the settings, else VISUAL, else EDITOR.

    Arguments:
        chosen: the command that the settings name, if any.

    Raises:
        EditorFailed: none is named, or what is named is no command.
    """
    command = chosen or os.environ.get("VISUAL") or os.environ.get("EDITOR") or ""
    try:
        words = shlex.split(command)
    except ValueError:
        raise EditorFailed(f"The editor {command} is no command: a quotation mark is left open.") from None
    if not words:
        raise EditorFailed(
            'No editor is known. Set EDITOR, or write editor = "…" into the file that `trainer config show` names.'
        )
    return words


def open_file(path: Path, chosen: str = "", waiting: Callable[[], object] | None = None) -> None:
    """Open a file and wait until the editor ends.

    Arguments:
        path: the file.
        chosen: the command that the settings name, if any.
        waiting: called about every second meanwhile; time that is spent in the editor is time, too.

    Raises:
        EditorFailed: as `editor_command`; or it can't be started.
        EndedBadly: it failed, or was killed.
    """
    words = editor_command(chosen)
    try:
        process = subprocess.Popen([*words, str(path)])
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise EditorFailed(f"The editor {words[0]} can't be started ({reason}).") from None
    while process.returncode is None:
        # Ctrl+C is the editor's as long as it runs.
        with suppress(subprocess.TimeoutExpired, KeyboardInterrupt):
            process.wait(1)
        if waiting is not None:
            waiting()
    if process.returncode:
        raise EndedBadly(
            f"The editor {words[0]} {_ending(process.returncode)}. Name another one in EDITOR, or as editor in your "
            "settings, if it does so again."
        )


def _ending(code: int) -> str:
    if code > 0:
        return f"ended with an error (exit code {code})"
    try:
        return f"was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"was ended by signal {-code}"


def edit_text(text: str, name: str, chosen: str = "", waiting: Callable[[], object] | None = None) -> str:
    """Have a text edited, and give it as it was saved; that counts however the editor ended.

    Arguments:
        text: what the editor opens.
        name: of the file, which lies in a folder of its own until the editor ends; `loop.py`.
        chosen: the command that the settings name, if any.
        waiting: called about every second meanwhile.

    Raises:
        EditorFailed: as `open_file`; or what was saved can't be read.
        EndedBadly: as `open_file`, where nothing was saved.
    """
    with tempfile.TemporaryDirectory(prefix="trainer-") as folder:
        path = Path(folder) / name
        path.write_text(text, encoding="utf-8", newline="\n")
        failed = None
        try:
            open_file(path, chosen, waiting)
        except EndedBadly as error:
            failed = error
        try:
            edited = path.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError):
            raise EditorFailed("What the editor saved can't be read as UTF-8: your text is as it was.") from None
        if failed is not None and edited == text:
            raise failed
    # Editors end a file with a line end; without one before, none was typed.
    return edited if text.endswith("\n") else edited.removesuffix("\n")
