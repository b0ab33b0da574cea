"""The JSON between processes is that of `json`, both ways."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import trainer
from trainer.checking.between import quick_json

write, read = quick_json.writer(), quick_json.reader()
DATA = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=12,
)
JSON_LIKE = st.text(st.sampled_from('[]{},:"\\ \n0123-+.eEtrufalsnNIiy/*'), max_size=20)


@given(DATA)
def test_a_value_is_written_as_json_writes_it(value: object) -> None:
    assert write(value) == json.dumps(value, separators=(",", ":"))


@given(DATA)
def test_what_was_written_is_read_as_json_reads_it(value: object) -> None:
    text = json.dumps(value, separators=(",", ":"))
    assert json.dumps(read(text)) == json.dumps(json.loads(text))


@given(JSON_LIKE)
def test_what_is_no_json_is_refused(text: str) -> None:
    try:
        expected = json.dumps(json.loads(text)) if text == text.strip() else None
    except ValueError:
        expected = None
    try:
        came = json.dumps(read(text))
    except ValueError:
        came = None
    assert came == expected


@given(DATA)
def test_each_object_goes_through_the_hook_from_the_inside_out(value: object) -> None:
    text = json.dumps(value, separators=(",", ":"))
    hooked = quick_json.reader(lambda found: ["object", *sorted(found.items())])
    expected = json.loads(text, object_hook=lambda found: ["object", *sorted(found.items())])
    assert json.dumps(hooked(text)) == json.dumps(expected)


def test_what_has_no_form_is_refused() -> None:
    for odd in (object(), {(1, 2): 3}, b"x", {1, 2}):
        with pytest.raises(TypeError):
            write(odd)


@pytest.mark.parametrize("brackets", ["[" * 200_000, '{"a":' * 200_000])
def test_what_is_nested_without_end_is_an_error_and_no_crash(brackets: str) -> None:
    with pytest.raises((RecursionError, ValueError)):
        read(brackets)


def test_the_starter_imports_none_of_what_takes_long() -> None:
    root = Path(trainer.__file__).parent.parent
    script = (
        "import sys\n"
        f"sys.path[:0] = [{str(root / 'trainer' / 'checking' / 'confined')!r}, {str(root)!r}]\n"
        "import starter\n"
        "from trainer.checking.confined import child, confinement, halving, probing\n"
        "print([name for name in ('json', 're', 'enum', 'socket', 'typing', 'collections') if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert ran.stdout.strip() == "[]"
