"""Loading a drill: what it gives, and what it says about a file that breaks the format."""

from __future__ import annotations

import pytest
import tomli

from trainer.catalog.drills import load_drill
from trainer.catalog.errors import ContentError
from trainer.catalog.toml_reading import parse_toml
from trainer.memory.settings_writing import change_settings


def refused(path, pack):
    with pytest.raises(ContentError) as caught:
        load_drill(path, pack)
    return caught.value


def line_with(path, words):
    return next(number for number, line in enumerate(path.read_text().splitlines(), 1) if words in line)


def test_a_drill_is_what_its_file_says(folder):
    path = folder.drill("water-beds", after=("dig",))
    drill = load_drill(path, folder.pack)
    assert (drill.id, drill.kind, drill.section, drill.minutes) == ("water-beds", "code", "A", 3.0)
    assert drill.after == ("dig",)
    assert drill.output == "6.0\n"
    assert drill.clock == "real"
    assert [(landmark.id, landmark.why) for landmark in drill.landmarks] == [("every_bed", "a dry bed dies")]
    assert drill.mistakes[0].twist is None
    assert drill.card_ids() == ("water-beds", "water-beds+1")
    assert drill.snippet_path(1).name == "water_beds_twist1.py"


def test_twists_may_change_signature_and_clock(folder):
    extra = 'number = 1\nclock = "controlled"\nbehaviours = ["Rain counts."]\nsignature = """\nrain(x)\nwater(y)"""'
    drill = load_drill(folder.drill("water", change=("number = 1", extra)), folder.pack)
    twist = drill.twists[0]
    assert (twist.clock, twist.behaviours, twist.signature) == (
        "controlled",
        ("Rain counts.",),
        "rain(x)\nwater(y)",
    )


def test_an_unknown_key_is_named_with_its_line_and_the_nearest_right_name(folder):
    path = folder.drill("water", change=('why = "a dry', 'wy = "a dry'))
    error = refused(path, folder.pack)
    assert error.line == line_with(path, "wy =")
    assert error.key == "landmarks.every_bed.wy"
    assert 'did you mean "why"?' in error.message
    assert str(error).startswith(f"{path}:{error.line}: ")


def test_all_faults_of_a_file_are_reported_at_once(folder):
    path = folder.drill("water", change=("minutes = 3", 'minutes = "three"\ncolour = "green"'))
    path.write_text(path.read_text().replace('level = "must"', 'level = "mast"').replace("find = ", "fnd = "))
    error = refused(path, folder.pack)
    assert [(each.key, each.line) for each in error.all] == [
        ("minutes", line_with(path, "minutes")),
        ("colour", line_with(path, "colour")),
        ("level", line_with(path, "level")),
        ("mistakes.1.fnd", line_with(path, "fnd =")),
    ]
    assert "a number, not a text" in error.message
    assert 'did you mean "must"?' in error.all[2].message
    assert 'did you mean "find"?' in error.all[3].message


def test_a_line_is_found_behind_texts_that_look_like_keys(folder):
    trap = 'given_shapes = """\n[landmarks.trap]\nsay = 1\n[[mistakes]]\n"""\nbehaviours = [\n  "say = [",\n]'
    path = folder.drill("water", change=('behaviours = ["It waters every bed."]', trap))
    path.write_text(path.read_text().replace('say = "You watered', 'twist = 4\nsay = "You watered'))
    error = refused(path, folder.pack)
    assert (error.key, error.line) == ("mistakes.1.twist", line_with(path, "twist = 4"))


def test_a_syntax_error_has_its_line(folder):
    path = folder.drill("water", change=("minutes = 3", "minutes = = 3"))
    assert refused(path, folder.pack).line == line_with(path, "minutes")


@pytest.mark.parametrize(
    ("change", "key", "words"),
    [
        (('kind = "code"', 'kind = "codde"'), "kind", 'did you mean "code"?'),
        (('kind = "code"\n', ""), "", '"kind" is missing'),
        (('say = "You watered the first bed only."', ""), "mistakes.1", '"say" is missing'),
        (("minutes = 3", "minutes = true"), "minutes", "not true or false"),
        (("minutes = 3", "minutes = 0"), "minutes", "above 0"),
        (('title = "Rain"', 'title = " "'), "twists.1.title", "must not be empty"),
        (("number = 1", "number = 0"), "twists.1.number", "1 or more"),
        (('id = "one-bed"', 'id = "One bed"'), "mistakes.1.id", "lower-case"),
        (("[landmarks.every_bed]", "[landmarks.given]"), "landmarks.given", "must be named"),
        (('"a dry bed dies"', '"a"\nfollows = ["evry"]'), "landmarks.every_bed.follows.1", "no other landmark"),
        (('replace = "for bed in beds[:1]"', 'replace = "for bed in beds"'), "mistakes.1.replace", "nothing"),
        (("after = []", 'after = ["water"]'), "after.1", "after itself"),
        (("after = []", 'after = ["dig", 3]'), "after.2", "must be a text"),
        (("after = []", 'after = "dig"'), "after", "must be a list"),
        (('output = "6.0\\n"', "output = 1979-05-27"), "output", "not a date"),
        (('behaviours = ["It waters every bed."]', "behaviours = []"), "behaviours", "at least one"),
    ],
)
def test_a_fault_says_which_key_and_what(folder, change, key, words):
    error = refused(folder.drill("water", change=change), folder.pack)
    assert error.key == key
    assert words in error.message


def test_numbers_of_twists_and_ids_of_mistakes_differ(folder):
    path = folder.drill("water")
    text = path.read_text()
    path.write_text(text + '\n[[twists]]\nnumber = 1\ntitle = "Hail"\nquestion = "And now?"\n')
    error = refused(path, folder.pack)
    assert (error.key, error.line) == ("twists.2.number", len(text.splitlines()) + 3)


def test_the_file_is_named_after_the_id(folder):
    path = folder.drill("water")
    moved = path.rename(path.with_name("sprinkle.toml"))
    error = refused(moved, folder.pack)
    assert (error.key, error.line) == ("id", 1)
    assert "water.toml" in error.message


def test_a_drill_lies_in_a_section(folder):
    error = refused(folder.drill("water", folder="c_tools"), folder.pack)
    assert '"a_soil" or "b_plants"' in error.message


def test_what_is_no_text_is_a_fault_of_content(folder):
    path = folder.drill("water")
    path.write_bytes(b'id = "water"\ntitle = "\xff"\n')
    assert refused(path, folder.pack).line == 2
    assert "no such file" in refused(path.with_name("gone.toml"), folder.pack).message


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("".join(f"{'a.' * 900}k{number} = 1\n" for number in range(250)), r":1: No key has 16 levels"),
        (f"x = 1\n[{'.'.join(['b'] * 900)}]\n", r":2: No key has 16 levels"),
        ("x = { " + " . ".join(['"b"'] * 900) + " = 1 }\n", r":1: No key has 16 levels"),
        (f"x = '{'y' * (1 << 20)}'\n", r"at most 512 KB"),
    ],
    ids=["keys", "header", "inline", "size"],
)
def test_what_no_format_has_is_refused_before_it_is_parsed(text, says, tmp_path, monkeypatch):
    path = tmp_path / "settings.toml"
    path.write_text(text, encoding="utf-8")
    # It would take seconds.
    monkeypatch.setattr(tomli, "loads", lambda _: pytest.fail("it was parsed"))
    with pytest.raises(ContentError, match=says):
        parse_toml(path)
    change_settings(path, minutes_a_day=20)
    assert path.with_name("settings.toml.broken").read_text(encoding="utf-8") == text


def test_a_text_with_many_dots_is_no_long_key(tmp_path):
    path = tmp_path / "some.toml"
    path.write_text("x = 'Wait . . . . . . . . . . . . . . . . . . . . well ... 1.2.3.4.5.6.7.8'\n", encoding="utf-8")
    assert parse_toml(path).data["x"].startswith("Wait")


def test_a_mark_of_an_editor_and_other_line_ends_change_nothing(folder):
    path = folder.drill("water")
    plain = load_drill(path, folder.pack)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert load_drill(path, folder.pack) == plain


def test_a_landmark_does_not_follow_itself(folder):
    path = folder.drill("water", change=('why = "a dry bed dies"', 'why = "a dry bed dies"\nfollows = ["every_bed"]'))
    assert refused(path, folder.pack).key == "landmarks.every_bed.follows.1"


def test_what_is_not_seen_must_not_stand_in_a_key_either(folder):
    path = folder.drill("water", change=("minutes = 3", 'minutes = 3\n"col\\u202eour" = 1'))
    assert any("U+202E" in each.message for each in refused(path, folder.pack).all)
