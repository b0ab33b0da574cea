"""The two stories of the learner's own: one built, one broke. They are kept in the learner's data alone."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields

from trainer.catalog.aloud import STORIES, STORY_PARTS
from trainer.catalog.models import Point
from trainer.memory.keeping import keep, kept
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import SpokenSubject


@dataclass(frozen=True)
class Story:
    """The four parts of a story, each a sentence or two."""

    failure: str = ""
    diagnosis: str = ""
    fix: str = ""
    change: str = ""

    @property
    def written(self) -> bool:
        """Whether there is something in each part."""
        return all(getattr(self, part.name).strip() for part in fields(self))


def story(store: Store, card: str) -> Story:
    """A story as the learner wrote it; an empty one where there is none.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    found = kept(store, "story", card)
    if found is None:
        return Story()
    return Story(**{part: str(found.content.get(part, "")) for part in STORY_PARTS})


def keep_story(store: Store, card: str, told: Story) -> None:
    """Keep a story, in the place of what was there.

    Raises:
        MemoryUnavailable: it can't be written.
    """
    keep(store, "story", card, asdict(told))


def story_subject(store: Store, card: str) -> SpokenSubject:
    """A story to tell: its four parts are the points.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    title, question = STORIES[card]
    told = story(store, card)
    return SpokenSubject(
        card=card,
        drill=card,
        title=title,
        question=question,
        model_answer="\n\n".join(text.strip() for part in STORY_PARTS if (text := getattr(told, part)).strip()),
        points=tuple(Point(say, "part", ()) for say in STORY_PARTS.values()),
    )
