"""What `trainer pack lint` shows of key points: unsaid by their own answer, said by others, landed where denied."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

SPOKEN = "I prefer the fixed order whenever it is known. The trade-off is that surprises have no place in it."

ANSWER = """\
one_sentence = "{name} first."
theory = "Theory of {name}."
pitfall = "Forgetting {name}."
spoken = "{spoken}"
further = ["A book"]

[[points]]
say = "{name} goes first"
kind = "position"
groups = [["{name}"], ["first"]]

[[points]]
say = "{name} costs time"
kind = "tradeoff"
groups = [["{name}"], ["hours"]]

[[points]]
say = "Beds are dug in spring"
kind = "fact"
groups = {dug}

[[follow_ups]]
ask = "When?"
listen_for = ["early"]

[[follow_ups]]
ask = "Why?"
listen_for = ["rain"]
"""

NAMES = ("Compost", "Mulch", "Straw", "Manure")
OWN = "I put {name} first, whatever else is to be done that week. It takes hours, and that is the trade-off of {name}. "
REST = (
    "The ground for {name} number {number} lies open over winter, so frost of kind {number} breaks the clods there. "
    "My neighbour of lot {number} covers hers for {name} with fleece instead, which is quicker and keeps weeds down. "
    "Both ways work as long as nobody of plot {number} walks on it while it is wet, as {name} asks. "
)


@pytest.fixture
def garden(trainer: Callable, tmp_path: Path) -> Path:
    """A new pack with four theory questions more, each with an answer of its own."""
    assert trainer("pack", "new", "garden").code == 0
    root = tmp_path / "garden"
    for number, name in enumerate(NAMES):
        own = (OWN + f"Beds{number} of {name} are dug in spring. " + REST).format(name=name, number=number)
        write(root, name, own, f'[["Beds{number}"], ["dug"]]')
    return root


def write(root: Path, name: str, spoken: str, dug: str) -> None:
    drill = root / f"drills/first_steps/garden_{name.lower()}.toml"
    drill.write_text(
        f'id = "garden-{name.lower()}"\nkind = "theory"\ntitle = "{name}"\nquestion = "What about {name}?"\n'
        'minutes = 2\nlevel = "should"\n'
    )
    answer = root / f"answers/first_steps/garden_{name.lower()}.toml"
    answer.write_text(ANSWER.format(name=name, spoken=spoken, dug=dug))


def lint(trainer: Callable, *more: str) -> list[dict[str, object]]:
    findings: list[dict[str, object]] = trainer("pack", "lint", "garden", "--json", *more).json["findings"]
    return findings


def messages(trainer: Callable, *more: str) -> list[str]:
    return [str(one["message"]) for one in lint(trainer, *more)]


def change(root: Path, name: str, old: str, new: str) -> None:
    path = root / f"answers/first_steps/garden_{name.lower()}.toml"
    text = path.read_text()
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))


def test_points_that_tell_the_answers_apart_have_no_finding(trainer: Callable, garden: Path) -> None:
    ran = trainer("pack", "lint", "garden")
    assert "key points: the other answers land 0.0% of them\n" in ran.out
    told = trainer("pack", "lint", "garden", "--json").json
    assert told["told"]["landed_by_others"] == 0 and told["told"]["pairs"] > 4 * 3 * 3
    assert [one["message"] for one in told["findings"] if "compost" in one["file"]] == []


def test_a_point_that_its_own_answer_does_not_land_has_its_line(trainer: Callable, garden: Path) -> None:
    change(garden, "Mulch", '["Beds1"], ["dug"]', '["Beds1"], ["ploughed"]')
    (found,) = [one for one in lint(trainer) if "mulch" in str(one["file"])]
    assert found["line"] == 18
    assert found["message"] == (
        "the spoken answer lacks its own point (a word of each group, near each other): Beds are dug in spring"
    )


def test_a_point_of_words_that_all_say_names_them(trainer: Callable, garden: Path) -> None:
    change(garden, "Straw", '["Beds2"], ["dug"]', '["Beds2", "beds*", "clods"], ["dug", "frost"]')
    (message,) = messages(trainer)
    assert "garden-compost, garden-manure, garden-mulch land this point too, 3 of " in message
    assert "Ask for a word that only this answer says; most of these say " in message
    assert '"clods"' in message and message.endswith(": Beds are dug in spring")


def test_one_drill_is_held_against_all_others(trainer: Callable, garden: Path) -> None:
    change(garden, "Straw", '["Beds2"], ["dug"]', '["clods", "Beds2"], ["frost", "dug"]')
    assert any("land this point too" in message for message in messages(trainer, "--drill", "garden-straw"))
    assert messages(trainer, "--drill", "garden-mulch") == []


def test_a_point_that_its_denial_lands_says_what_to_do(trainer: Callable, garden: Path) -> None:
    change(garden, "Manure", '["Beds3"], ["dug"]', '["not spring", "Beds3"]')
    (message,) = messages(trainer, "--drill", "garden-manure")
    assert message.startswith('"it is not true that Beds are dug in spring" lands the point that it denies: take the ')
