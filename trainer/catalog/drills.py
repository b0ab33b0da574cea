"""Loading a drill. Each kind has an entry in `FORMATS`, or a module in `kinds`: the keys that its file holds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trainer.catalog.errors import ContentError
from trainer.catalog.kinds.own_format import MODULES, Body, own_format
from trainer.catalog.models import LEVELS, Drill, Landmark, Mistake, Pack, Twist
from trainer.catalog.shapes import (
    Fault,
    Shape,
    did_you_mean,
    identifier,
    list_of,
    named_tables,
    positive_number,
    quoted,
    repeated,
    table,
    text,
    whole_number,
)
from trainer.catalog.toml_reading import TomlFile, parse_toml

ALOUD = ".aloud"
"""Ends the id of the spoken drill that the answer of another drill makes."""
_LANDMARK = r"(?!(given|end)$)[a-z][a-z0-9_]*"

_id = identifier()
_clock = text(allowed=("real", "controlled"))
_texts = list_of(text(), empty=True)

_landmark = table({"say": text(), "why": text()}, {"follows": _texts})

_mistake = table(
    {"id": _id, "find": text(), "replace": text(empty=True), "check": text(), "say": text()},
    {"twist": whole_number(least=1)},
)

_twist = table(
    {"number": whole_number(least=1), "title": text(), "question": text()},
    {"replaces": _texts, "behaviours": _texts, "signature": text(), "clock": _clock},
)

_EVERY_KIND: dict[str, Shape] = {
    "id": _id,
    "kind": text(),
    "title": text(),
    "question": text(),
    "minutes": positive_number(),
    "level": text(allowed=LEVELS),
}

_said = table(_EVERY_KIND, {"after": _texts})

FORMATS: dict[str, Shape] = {
    "theory": _said,
    "cold": _said,
    "code": table(
        {
            **_EVERY_KIND,
            "signature": text(),
            "behaviours": list_of(text()),
            "output": text(empty=True),
            "landmarks": named_tables(
                _LANDMARK, 'a lower-case word (words joined by "_"), not "given" or "end"', _landmark
            ),
        },
        {
            "given_shapes": text(empty=True),
            "after": _texts,
            "clock": _clock,
            "mistakes": list_of(_mistake, empty=True),
            "twists": list_of(_twist, empty=True),
        },
    ),
}
"""Which keys the file of a drill holds, by kind."""

KINDS = (*FORMATS, *MODULES)
"""The kinds that a drill's file may name."""


def load_drill(path: Path, pack: Pack) -> Drill:
    """The drill that `path`, a file in one of the section folders of `pack`, describes.

    Raises:
        ContentError: the file cannot be read or breaks the format; all its faults at once.
    """
    section = next((section.letter for section in pack.sections if section.folder == path.parent.name), None)
    if section is None:
        folders = quoted([section.folder for section in pack.sections])
        raise ContentError(path, None, f'"{path.parent.name}" is no section of the pack: it must be {folders}.')
    file = parse_toml(path)
    file.refuse(_kind_faults(file.data))
    own = own_format(file.data["kind"])
    if own is None:
        file.refuse(FORMATS[file.data["kind"]](file.data, ()))
    else:
        file.refuse(table({**_EVERY_KIND, **own.keys}, {"after": _texts, **own.optional})(file.data, ()))
        file.refuse(own.faults(file.data))
    file.refuse(_reference_faults(file.data, path.stem))
    return _built(file, section, pack, own.build(file.data) if own is not None else ())


def file_stem(drill_id: str) -> str:
    """The name that the files of a drill share."""
    return drill_id.replace("-", "_")


def _kind_faults(data: dict[str, Any]) -> Iterator[Fault]:
    if "kind" in data:
        yield from text(allowed=KINDS)(data["kind"], ("kind",))
    else:
        yield (), 'the key "kind" is missing'


def _reference_faults(data: dict[str, Any], stem: str) -> Iterator[Fault]:
    """What is well-formed but refers to nothing, or to the same thing twice."""
    if file_stem(data["id"]) != stem:
        yield ("id",), f'a drill with the id "{data["id"]}" must be in {file_stem(data["id"])}.toml, not {stem}.toml'
    for index, other in enumerate(data.get("after", ())):
        if other == data["id"]:
            yield ("after", index), "a drill cannot come after itself"
    landmarks = data.get("landmarks", {})
    for name, landmark in landmarks.items():
        for index, other in enumerate(landmark.get("follows", ())):
            if other not in landmarks or other == name:
                message = f'there is no other landmark "{other}" in this drill{did_you_mean(other, landmarks)}'
                yield ("landmarks", name, "follows", index), message
    mistakes, twists = data.get("mistakes", []), data.get("twists", [])
    numbers = [twist["number"] for twist in twists]
    yield from repeated(numbers, [("twists", at, "number") for at in range(len(twists))], "the twists' numbers")
    ids = [mistake["id"] for mistake in mistakes]
    yield from repeated(ids, [("mistakes", at, "id") for at in range(len(mistakes))], "the mistakes' ids")
    for index, mistake in enumerate(mistakes):
        if "twist" in mistake and mistake["twist"] not in numbers:
            yield ("mistakes", index, "twist"), f"there is no twist {mistake['twist']} in this drill"
        if mistake["find"] == mistake["replace"]:
            yield ("mistakes", index, "replace"), "the edit changes nothing"


def _built(file: TomlFile, section: str, pack: Pack, body: Body) -> Drill:
    data = file.data
    return Drill(
        id=data["id"],
        kind=data["kind"],
        section=section,
        title=data["title"],
        question=data["question"].strip("\n"),
        minutes=float(data["minutes"]),
        level=data["level"],
        pack=pack,
        path=file.path,
        signature=data.get("signature", "").strip("\n"),
        given_shapes=data.get("given_shapes", "").strip("\n"),
        behaviours=tuple(data.get("behaviours", ())),
        after=tuple(data.get("after", ())),
        clock=data.get("clock", "real"),
        output=data.get("output", ""),
        landmarks=tuple(_built_landmark(name, entry) for name, entry in data.get("landmarks", {}).items()),
        mistakes=tuple(Mistake(**entry) for entry in data.get("mistakes", ())),
        twists=tuple(_built_twist(entry) for entry in data.get("twists", ())),
        body=body,
    )


def _built_landmark(name: str, entry: dict[str, Any]) -> Landmark:
    return Landmark(name, entry["say"], entry["why"], tuple(entry.get("follows", ())))


def _built_twist(entry: dict[str, Any]) -> Twist:
    signature = entry.get("signature")
    return Twist(
        number=entry["number"],
        title=entry["title"],
        question=entry["question"].strip("\n"),
        replaces=tuple(entry.get("replaces", ())),
        behaviours=tuple(entry.get("behaviours", ())),
        signature=signature if signature is None else signature.strip("\n"),
        clock=entry.get("clock"),
    )
