"""Words as they are understood, while somebody speaks: Moonshine's small English model, in a thread of its own.

Only what lies inside the package is used; nothing is ever downloaded.
"""

from __future__ import annotations

import threading
import time
from array import array
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from trainer.rehearsal.voice.heard import Line
from trainer.rehearsal.voice.wav import RATE

PACKAGE = "moonshine_voice"
_MODEL = ("encoder_model.ort", "decoder_model_merged.ort", "tokenizer.bin")
_NO_MODEL = (
    "The recogniser is there without its model, so no words are understood: "
    "pip install 'moonshine-voice==0.1.0', which has it inside."
)
_EVERY, _SELDOM = 0.5, 5.0
"""Seconds of sound after which the line that is being spoken is looked at anew: at best, and at worst."""
_REST = 4.0
"""So many times as long as a look takes comes sound before the next one: a slow or busy machine looks less often, since
to look at a half line again is a luxury, and does not fall behind."""
_PATIENCE = 120.0
"""Seconds that the last words may take; a machine that needs longer, or a library that hangs, is not waited for."""
_NEVER = 1e9
"""Seconds after which the library looks by itself."""

OnLine = Callable[[Line], None]


def model_folder() -> Path | None:
    """Where the model lies in the package; None where it doesn't, without importing the package."""
    spec = find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / "assets" / "tiny-en"
    return folder if all((folder / name).is_file() for name in _MODEL) else None


def missing_model() -> str:
    """A sentence where the package is there but its model isn't; else nothing."""
    return _NO_MODEL if find_spec(PACKAGE) is not None and model_folder() is None else ""


def can_recognise() -> bool:
    """Whether the package is there, its model in it, and its library made for this machine; takes a moment."""
    try:
        from moonshine_voice.moonshine_api import _MoonshineLib

        _MoonshineLib()
    except Exception:
        # No package, no wheel that fits this system's C library, a package of another kind.
        return False
    return model_folder() is not None


class Recogniser:
    """Takes blocks as they come, gives each line anew whenever it has grown.

    Arguments:
        folder: where the model lies.
        on_line: called from the recogniser's thread.
    """

    def __init__(self, folder: Path, on_line: OnLine) -> None:
        self._folder = folder
        self._on_line = on_line
        self._lines: dict[int, Line] = {}
        self._waiting: SimpleQueue[array[int] | None] = SimpleQueue()
        self._failed = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def hear(self, block: array[int]) -> None:
        """Take in the next block; returns at once."""
        self._waiting.put(block)

    def finish(self) -> tuple[Line, ...]:
        """Wait for the last line; all of them."""
        self._waiting.put(None)
        self._thread.join(_PATIENCE)
        self._failed = self._failed or self._thread.is_alive()
        return tuple(self._lines.values())

    @property
    def failed(self) -> bool:
        """Whether it broke or hung, so that lines are missing."""
        return self._failed

    def _run(self) -> None:
        try:
            self._recognise()
        except Exception:
            # Whatever a library does, the answer goes on: pace and words are then not known.
            self._failed = True

    def _recognise(self) -> None:
        from moonshine_voice import ModelArch
        from moonshine_voice.transcriber import Transcriber

        # Handing all samples back with every look would cost more than recognising.
        options = {"return_audio_data": "false"}
        transcriber = Transcriber(self._folder, ModelArch.TINY, update_interval=_NEVER, options=options)
        stream = transcriber.create_stream()
        stream.add_listener(self._take)
        stream.start()
        unseen, rest = 0.0, _EVERY
        while (samples := self._next()) is not None:
            stream.add_audio(array("f", (sample / 32768.0 for sample in samples)), RATE)
            unseen += len(samples) / RATE
            if unseen >= rest:
                started = time.monotonic()
                stream.update_transcription()
                unseen, rest = 0.0, min(_SELDOM, max(_EVERY, _REST * (time.monotonic() - started)))
        stream.stop()

    def _next(self) -> array[int] | None:
        """All the samples that wait; None at the end."""
        taken = self._waiting.get()
        if taken is None:
            return None
        samples = array("h", taken)
        while not self._waiting.empty():
            more = self._waiting.get()
            if more is None:
                self._waiting.put(None)
                break
            samples.extend(more)
        return samples

    def _take(self, event: Any) -> None:
        heard = getattr(event, "line", None)
        if heard is None:
            return
        line = Line(heard.line_id, heard.text.strip(), round(heard.start_time, 3), round(heard.duration, 3))
        # When it ends, the last line is given once more.
        if line.text and self._lines.get(line.id) != line:
            self._lines[line.id] = line
            self._on_line(line)
