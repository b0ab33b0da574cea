"""Leaving at a prompt: what is said then, and how far it leads."""

from __future__ import annotations

from types import TracebackType

from rich.console import Console

from trainer.inline.printing import remark


class Leaving:
    """Where the learner may leave. Ctrl+D, and the end of the input, lead on behind it, and `left` tells so; Ctrl+C
    goes through, after the same sentence, and ends the command with the exit code that stands for it.

    Arguments:
        console: where the sentence is printed.
        sentence: what is said when the learner leaves; nothing where empty.
    """

    def __init__(self, console: Console, sentence: str = "") -> None:
        self._console, self._sentence = console, sentence
        self.left = False

    def __enter__(self) -> Leaving:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _traceback: TracebackType | None
    ) -> bool:
        self.left = isinstance(error, (EOFError, KeyboardInterrupt))
        if self.left and self._sentence:
            remark(self._console, self._sentence)
        return isinstance(error, EOFError)
