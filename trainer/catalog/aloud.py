"""What the catalog makes without a file of its own: saying a code drill out loud, and the learner's two stories."""

from __future__ import annotations

from collections.abc import Container, Iterator
from pathlib import Path

from trainer.catalog.drills import ALOUD
from trainer.catalog.models import Drill, Pack

STORIES_FOLDER = "stories"
"""A section with this folder holds the two stories; no file need be there."""

STORIES = {
    "story.built": ("What you built", "Tell me about an agent that you built and took into use."),
    "story.broke": ("What broke", "Tell me about a time when an agent of yours failed."),
}
"""The cards of the stories: title and question."""

STORY_PARTS = {
    "failure": "The failure: what went wrong, with its size",
    "diagnosis": "The diagnosis: how you found the cause",
    "fix": "The fix: what you did about it",
    "change": "The change: why it can't happen again",
}
"""What each part of a story holds, for the form and for the ticks."""


def story_drills(pack: Pack) -> Iterator[Drill]:
    """The two stories, where the pack has a section for them."""
    for section in pack.sections:
        if section.folder == STORIES_FOLDER:
            # Stories have no file: an error about one can name the section's place at best.
            path = pack.drills / "pack.toml"
            for story_id, (title, question) in STORIES.items():
                yield Drill(story_id, "story", section.letter, title, question, 1.0, "must", pack, path)


def spoken_drill(drill: Drill, answered: Container[tuple[Path, str, str]] | None = None) -> Drill | None:
    """Saying out loud what a code drill is about; None for other kinds, and where nothing is written to say.

    It shares the files of `drill`, so its answer is the same one. `answered`, where it is at hand, tells which files
    there are: the folder of a pack's answers, the folder in it, and the name.
    """
    if drill.kind != "code":
        return None
    place = (drill.pack.answers, *drill.place)
    if not (drill.answer_path.is_file() if answered is None else place in answered):
        return None
    return Drill(
        id=drill.id + ALOUD,
        kind="spoken",
        section=drill.section,
        title=f"{drill.title}, said out loud",
        question=f"{drill.title}: what is it for, how does it work, and what does it cost you?",
        minutes=1.0,
        level=drill.level,
        pack=drill.pack,
        path=drill.path,
        after=(drill.id,),
    )
