"""Files as sources: whatever their kind, they come as mono blocks of 512 samples at 16 kHz, and no more than ten
minutes of them."""

from __future__ import annotations

import math
import struct
from array import array
from pathlib import Path

import pytest
from sounds import silence, tone, write_wav

from trainer.rehearsal.voice.resampling import Resampler
from trainer.rehearsal.voice.sources import BLOCK, LONGEST, FileSource, source_from_environment
from trainer.rehearsal.voice.wav import RATE, NoSound


def samples_of(path: Path) -> array[int]:
    whole = array("h")
    for block in FileSource(path, paced=False).blocks():
        assert len(block) == 2 * BLOCK
        whole.frombytes(block)
    return whole


def sine(hertz: float, rate: int, seconds: float = 1.0) -> array[int]:
    return array("h", (int(10_000 * math.sin(2 * math.pi * hertz * at / rate)) for at in range(int(seconds * rate))))


def power(samples: array[int]) -> float:
    return math.sqrt(sum(one * one for one in samples) / len(samples))


def header(kind: int, channels: int, rate: int, bits: int, size: int, more: bytes = b"") -> bytes:
    body = struct.pack("<HHIIHH", kind, channels, rate, rate * channels * bits // 8, channels * bits // 8, bits) + more
    chunk = b"fmt " + struct.pack("<I", len(body)) + body
    return b"RIFF" + struct.pack("<I", 36 + size) + b"WAVE" + chunk + b"data" + struct.pack("<I", size)


@pytest.mark.parametrize("rate", [8_000, 11_025, 16_000, 22_050, 24_000, 44_100, 48_000, 96_000])
def test_any_rate_keeps_length_and_loudness(tmp_path: Path, rate: int) -> None:
    heard = samples_of(write_wav(tmp_path / "a.wav", sine(440, rate), rate))
    assert len(heard) == pytest.approx(RATE, abs=2 * BLOCK)
    assert power(heard[1000:15_000]) == pytest.approx(10_000 / math.sqrt(2), rel=0.02)


def test_what_16_khz_cannot_hold_does_not_fold_back() -> None:
    heard = Resampler(48_000).feed(sine(10_000, 48_000))
    assert power(heard[500:-500]) < 100


def test_a_resampler_gives_the_same_in_pieces() -> None:
    whole = sine(440, 44_100)
    resampler, pieces = Resampler(44_100), array("h")
    for at in range(0, len(whole), 777):
        pieces.extend(resampler.feed(whole[at : at + 777]))
    assert pieces == Resampler(44_100).feed(whole)


def test_channels_are_mixed(tmp_path: Path) -> None:
    left = sine(440, RATE)
    both = array("h", (side for sample in left for side in (sample, 0)))
    heard = samples_of(write_wav(tmp_path / "a.wav", both, channels=2))
    assert list(heard[:4096]) == [sample // 2 for sample in left[:4096]]


@pytest.mark.parametrize(
    ("bits", "kind", "packed"),
    [
        (8, 1, lambda sample: struct.pack("B", (sample >> 8) + 128)),
        (24, 1, lambda sample: struct.pack("<i", sample << 8)[:3]),
        (32, 1, lambda sample: struct.pack("<i", sample << 16)),
        (32, 3, lambda sample: struct.pack("<f", sample / 32767)),
        (64, 3, lambda sample: struct.pack("<d", sample / 32767)),
    ],
    ids=["8", "24", "32", "float", "double"],
)
def test_any_width(tmp_path: Path, bits: int, kind: int, packed: object) -> None:
    samples = sine(440, RATE)
    body = b"".join(packed(sample) for sample in samples)  # type: ignore[operator]
    path = tmp_path / "a.wav"
    path.write_bytes(header(kind, 1, RATE, bits, len(body)) + body)
    assert max(abs(a - b) for a, b in zip(samples_of(path), samples, strict=False)) <= (256 if bits == 8 else 1)


def test_the_extensible_header_of_phones(tmp_path: Path) -> None:
    samples = sine(440, RATE)
    more = struct.pack("<HHIH", 22, 16, 4, 1) + bytes(14)
    path = tmp_path / "a.wav"
    path.write_bytes(header(0xFFFE, 1, RATE, 16, 2 * len(samples), more) + samples.tobytes())
    assert samples_of(path)[: len(samples)] == samples


@pytest.mark.parametrize("size", [0, 0xFFFFFFFF], ids=["nothing", "endless"])
def test_a_file_that_does_not_know_its_size_is_read_to_its_end(tmp_path: Path, size: int) -> None:
    samples = sine(440, RATE)
    path = tmp_path / "a.wav"
    path.write_bytes(header(1, 1, RATE, 16, 0)[:-4] + struct.pack("<I", size) + samples.tobytes())
    assert samples_of(path)[: len(samples)] == samples


def test_what_stands_behind_the_sound_is_no_sound(tmp_path: Path) -> None:
    path = write_wav(tmp_path / "a.wav", silence(0.5))
    path.write_bytes(path.read_bytes() + b"LIST" + struct.pack("<I", 4000) + b"\x7f" * 4000)
    assert not any(samples_of(path))


def test_nothing_is_listened_to_for_longer_than_ten_minutes(tmp_path: Path) -> None:
    path = write_wav(tmp_path / "a.wav", silence(LONGEST + 30))
    assert sum(1 for _ in FileSource(path, paced=False).blocks()) == LONGEST * RATE // BLOCK


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "no WAV file"),
        (b"ID3 something else", "no WAV file"),
        (b"RIFF\x24\0\0\0WAVE", "cut off"),
        (b"RIFF\x24\0\0\0WAVEfmt \x02\0\0\0\1\0", "broken header"),
        (header(0x55, 2, 44_100, 16, 10), "can't be read here"),
        (header(1, 0, 16_000, 16, 10), "can't be read here"),
    ],
    ids=["empty", "mp3", "cut", "short", "mp3 inside", "no channel"],
)
def test_what_is_no_sound_has_a_sentence(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "a.wav"
    path.write_bytes(content)
    with pytest.raises(NoSound, match=says):
        list(FileSource(path).blocks())


def test_a_file_that_is_missing_has_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoSound, match="No such file"):
        list(FileSource(tmp_path / "missing.wav").blocks())


def test_a_closed_source_ends(tmp_path: Path) -> None:
    source = FileSource(write_wav(tmp_path / "a.wav", tone(2.0)), paced=False)
    blocks = source.blocks()
    next(blocks)
    source.close()
    assert list(blocks) == []


def test_the_environment_names_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRAINER_VOICE_SOURCE", raising=False)
    assert source_from_environment() is None
    monkeypatch.setenv("TRAINER_VOICE_SOURCE", "answer.wav")
    named = source_from_environment()
    assert named is not None and (named.kind, named.name, named.paced) == ("file", "answer.wav", True)
    monkeypatch.setenv("TRAINER_VOICE_UNPACED", "1")
    unpaced = source_from_environment()
    assert unpaced is not None and not unpaced.paced
