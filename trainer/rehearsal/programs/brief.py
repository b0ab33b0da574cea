"""What a learner is told about a card, and what may be shown of its reference, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from trainer.catalog.models import Drill, Landmark, Snippet, Twist
from trainer.catalog.snippets import gap_text, load_snippet, program_of


@dataclass(frozen=True)
class Subject:
    """A card with all that is written about it: a drill, or one of its twists on top of it."""

    drill: Drill
    twist: Twist | None
    snippet: Snippet

    @property
    def card(self) -> str:
        """The id under which it is scheduled."""
        return self.drill.card_id(self.twist)

    @property
    def title(self) -> str:
        """Its name for people."""
        return self.drill.card_title(self.twist)

    @property
    def twists(self) -> tuple[int, ...]:
        """The numbers of the twists whose checks have to pass too."""
        return () if self.twist is None else (self.twist.number,)

    @property
    def signature(self) -> str:
        """How it is called; a twist may change it."""
        own = self.twist.signature if self.twist is not None else None
        return (own or self.drill.signature).strip("\n")

    @property
    def behaviours(self) -> tuple[str, ...]:
        """The contract in sentences, those of the twist behind those of the drill."""
        return self.drill.behaviours + (self.twist.behaviours if self.twist is not None else ())

    @cached_property
    def program(self) -> Snippet:
        """The reference as a learner types it, without given code and demo."""
        return program_of(self.snippet)

    @cached_property
    def landmarks(self) -> tuple[Landmark, ...]:
        """The ideas of the reference, in the order of their lines."""
        known = {landmark.id: landmark for landmark in self.drill.landmarks}
        lines = self.program.landmarks
        return tuple(known[name] for name in sorted(lines, key=lambda name: lines[name]) if name in known)

    @cached_property
    def with_gaps(self) -> str:
        """The reference with every landmark's lines blanked."""
        return gap_text(self.program, [landmark.id for landmark in self.landmarks])


def subject_of(drill: Drill, twist: Twist | None) -> Subject:
    """The card of a drill, or of a twist.

    Raises:
        ContentError: its reference can't be read.
    """
    return Subject(drill, twist, load_snippet(drill.snippet_path(None if twist is None else twist.number)))


def landmark_name(landmark: Landmark) -> str:
    """The name of an idea in words, without its sentence: `step cap`."""
    return landmark.id.replace("_", " ")


def reading_notes(subject: Subject) -> Iterator[tuple[str, str, str]]:
    """For each landmark of the reference: its lines as people count them (`4`, `6-7`), its sentence, and why it
    matters."""
    for landmark in subject.landmarks:
        yield line_ranges(subject.program.landmarks[landmark.id]), landmark.say, landmark.why


def notes_below(subject: Subject) -> dict[int, list[tuple[str, str]]]:
    """The same by the last line that a note is about: below that line it can be read."""
    below: dict[int, list[tuple[str, str]]] = {}
    for landmark in subject.landmarks:
        numbers = subject.program.landmarks[landmark.id]
        note = line_ranges(numbers), f"{landmark.say}: {landmark.why}."
        below.setdefault(max(numbers), []).append(note)
    return below


def line_ranges(numbers: tuple[int, ...]) -> str:
    """Line numbers as people write them: `4, 6-8`."""
    ranges: list[list[int]] = []
    for number in sorted(numbers):
        if ranges and number == ranges[-1][1] + 1:
            ranges[-1][1] = number
        else:
            ranges.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in ranges)
