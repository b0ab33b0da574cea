"""The wire between trainer and worker: cut, reordered, huge, nonsense; and what crosses it."""

from __future__ import annotations

import json
import os
import struct
import threading
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.checking.between import bodies, plain, wire
from trainer.checking.running import first_words, verdicts
from trainer.checking.running.loading import load_problem
from trainer.checking.running.signatures import asked_in

DATA = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=12,
)
MARKED = st.sampled_from(["!t", "!s", "!d", "!i", "!b", "!o", "!", "!q", "type", "kinds", "line", "message"])
LIES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(MARKED, inner, max_size=2),
    max_leaves=12,
)


@given(st.lists(DATA, max_size=4), st.lists(st.integers(1, 9), min_size=1))
def test_frames_come_out_as_they_went_in_however_they_are_cut(messages: list[object], sizes: list[int]) -> None:
    stream = b"".join(wire.to_frame(message) for message in messages)
    reader, came, turn = wire.FrameReader(), [], 0
    while stream:
        size = sizes[turn % len(sizes)]
        reader.feed(stream[:size])
        stream, turn = stream[size:], turn + 1
        while (message := reader.next()) is not None:
            came.append(message[0])
    assert json.dumps(came) == json.dumps(messages)
    assert reader.next() is None


@given(st.binary(max_size=200))
def test_any_bytes_are_frames_or_nonsense_that_is_named(data: bytes) -> None:
    reader = wire.FrameReader()
    reader.feed(data)
    try:
        while reader.next() is not None:
            pass
    except wire.BadFrame:
        return


def test_a_frame_that_is_announced_too_large_is_not_waited_for() -> None:
    reader = wire.FrameReader()
    reader.feed(struct.pack("!I", wire.MAX_FRAME + 1))
    with pytest.raises(wire.BadFrame):
        reader.next_body()


@given(st.binary(max_size=60), st.integers(0, (1 << 32) - 1))
def test_a_stream_that_ends_early_is_closed_or_nonsense(data: bytes, size: int) -> None:
    read, write = os.pipe()
    writer = threading.Thread(target=lambda: (os.write(write, struct.pack("!I", size) + data), os.close(write)))
    writer.start()
    try:
        wire.receive(read)
    except (wire.Closed, wire.BadFrame):
        pass
    finally:
        writer.join()
        os.close(read)


@pytest.mark.parametrize("around", [("[", "]"), ('{"a":', "}")])
@pytest.mark.parametrize("levels", [1, 100, wire.MAX_LEVELS, wire.MAX_LEVELS + 1, wire.MAX_LEVELS + 2, 900])
def test_what_is_too_deep_is_seen(levels: int, around: tuple[str, str]) -> None:
    opening, closing = around
    text = opening * levels + "1" + closing * levels
    is_too_deep = levels > wire.MAX_LEVELS
    assert wire.too_deep(json.loads(text)) == is_too_deep
    reader = wire.FrameReader()
    reader.feed(struct.pack("!I", len(text)) + text.encode())
    if is_too_deep:
        with pytest.raises(wire.BadFrame):
            reader.next()
    else:
        assert reader.next() == (json.loads(text),)


def test_what_is_deeper_than_python_goes_is_nonsense() -> None:
    text = "[" * 200_000
    reader = wire.FrameReader()
    reader.feed(struct.pack("!I", len(text)) + text.encode())
    with pytest.raises(wire.BadFrame):
        reader.next()


@pytest.mark.parametrize("receive", [wire.receive, wire.receive_body])
def test_a_frame_too_large_is_not_waited_for_on_a_descriptor_either(receive: Callable[[int], object]) -> None:
    read, write = os.pipe()
    os.write(write, struct.pack("!I", wire.MAX_FRAME + 1))
    os.close(write)
    with pytest.raises(wire.BadFrame):
        receive(read)
    os.close(read)


@pytest.mark.parametrize("most", [1, 3, 7])
def test_what_the_system_takes_and_gives_in_pieces_is_whole(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    read, write = os.pipe()
    monkeypatch.setattr(wire, "_write", lambda descriptor, data: os.write(descriptor, data[:most]))
    monkeypatch.setattr(wire, "_read", lambda descriptor, size: os.read(descriptor, min(size, most)))
    wire.send(write, {"a": "a longer text"}, b"and its body")
    os.close(write)
    assert wire.receive(read) == {"a": "a longer text"}
    assert wire.receive_body(read) == b"and its body"
    os.close(read)


def test_what_is_too_large_is_not_sent() -> None:
    with pytest.raises(wire.BadFrame):
        wire.to_frame("x" * (wire.MAX_FRAME + 1))
    with pytest.raises(wire.BadFrame):
        wire.to_frame({}, b"x" * (wire.MAX_FRAME + 1))


@given(DATA)
def test_plain_data_crosses_unchanged(value: object) -> None:
    assert repr(bodies.read(bodies.written(value))) == repr(plain.decode(plain.encode(value)))
    json.dumps(plain.to_json(bodies.read(bodies.written(value))))


@given(LIES)
def test_whatever_a_program_writes_itself_is_read_as_something(lie: object) -> None:
    text = json.dumps(lie).encode()
    json.dumps(plain.to_json(bodies.read(text)))
    json.dumps(plain.to_json(plain.decode(lie)))
    error = verdicts.error_in(lie)
    assert load_problem({"problem": lie}, "run = 1").message
    entry = verdicts.Entry("a", "b", None, ())
    assert not verdicts.raised(entry, error).passed
    verdicts.flight_of(lie)
    assert not verdicts.judged(entry, {"met": False, "say": lie, "observed": lie, "expected": lie, "at": lie}).passed
    assert not verdicts.judged(entry, {"broken": lie}).passed


SHAPES = st.dictionaries(
    st.sampled_from(["is", "type", "line", "first", "makes_more"]),
    LIES | st.sampled_from(["async", "generator", "class", "nothing", "self", 1]),
)
UNAWAITED = st.dictionaries(st.sampled_from(["name", "line"]), LIES | st.integers(1, 9))


@given(st.text() | st.just("def run():\n    work()\n"), SHAPES | LIES, st.lists(UNAWAITED) | LIES, LIES)
def test_whatever_is_said_of_a_failed_program_is_read_as_something(
    text: str, shape: object, unawaited: object, lie: object
) -> None:
    asked = asked_in(["run(model, tools) -> str\nclass Kind(name)\n  .record(n)\nasync go(n)"])
    results = {"a": verdicts.raised(verdicts.Entry("a", "b", None, ()), verdicts.error_in(lie))}
    for shapes in (shape, {"run": shape, "Kind": shape, "Kind.record": shape, "go": shape}):
        failed = first_words.Failed(text, asked, results, {"a": verdicts.error_in(lie)}, {}, shapes, unawaited)
        problem = first_words.problem_of(failed)
        assert problem is None or problem.message
        assert all(first_words.hints_on(failed))


@pytest.mark.parametrize("tag", ["!s", "!d"])
def test_a_table_of_keys_of_one_hash_is_not_made(tag: str) -> None:
    numbers = [count * (2**61 - 1) for count in range(20_000)]
    body = numbers if tag == "!s" else [[number, 1] for number in numbers]
    assert repr(plain.decode({tag: body})) == "<malformed>"
    few = body[: plain.FEW_KEYS]
    assert len(plain.decode({tag: few})) == plain.FEW_KEYS


def test_a_flight_record_of_too_many_parts_is_left_out() -> None:
    assert verdicts.flight_of([[[[[]] * 1_000, [], None]]])
    assert verdicts.flight_of([[[[[]] * (verdicts.MAX_PARTS + 1), [], None]]]) == ()


def test_keys_that_python_does_not_write_out_are_shown_all_the_same() -> None:
    shown = plain.to_json({10**5000: 1, (1, 10**5000): 2, 3: 4})
    assert sorted(shown.values()) == [1, 2, 4]
    assert all(isinstance(key, str) and len(key) < 100 for key in shown)
