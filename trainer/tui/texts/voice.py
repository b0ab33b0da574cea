"""What a screen shows of a voice: the meter, the words as they come, what the delivery came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from textual.content import Content

from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.code import quiet

if TYPE_CHECKING:
    from trainer.memory.settings import Settings
    from trainer.rehearsal.voice.heard import Delivery
    from trainer.rehearsal.voice.live_take import LiveTake

_METER = 20
"""Columns of the meter."""


class Switch(NamedTuple):
    """A setting to turn round: its name, what it is about, what it changes, and what is said once it has."""

    name: str
    about: str
    changes: dict[str, object]
    told: str


def switches(settings: Settings) -> tuple[Switch, Switch]:
    """What can be turned round about the voice."""
    shown, kept = settings.show_transcript, settings.keep_recordings
    return (
        Switch(
            f"Voice: {'hide' if shown else 'show'} the words while I speak",
            "They are understood all the same",
            {"show_transcript": not shown},
            f"Words are {'hidden' if shown else 'shown'} while you speak.",
        ),
        Switch(
            f"Voice: {'keep no' if kept else 'keep'} recordings of what I speak",
            "On this machine, in your own folder",
            {"keep_recordings": not kept},
            "No recording is kept from now on." if kept else "Recordings are kept; `trainer recordings` plays them.",
        ),
    )


def meter_text(take: LiveTake) -> Content:
    """What the microphone is doing: a sign, a meter, a word."""
    key = key_of("speak")
    if take.state == "starting":
        return Content("Opening the microphone …")
    if take.state == "ending":
        return Content("Understanding the last words …")
    filled = round(_METER * min(max(take.loudness, 0.0), 1.0))
    meter = Content.assemble(("█" * filled, "$text-success"), ("·" * (_METER - filled), "dim"))
    says = f"nothing heard yet: is it muted? {key} ends it" if take.is_silent else f"speak; {key} ends it"
    return Content.assemble(("(( ", "bold $text-success"), meter, f"  {says}")


def waiting_text() -> Content:
    """What is said where the last words take long."""
    return Content(f"Understanding the last words … {key_of('confirm')} goes on without them")


def lines_text(take: LiveTake, shown: bool) -> Content:
    """What was understood so far, a line for each, if that is to be `shown`; before that, what is listened to."""
    return Content("\n".join(take.lines)) if shown and take.lines else quiet(take.says)


def correctable_text(delivery: Delivery | None) -> Content:
    """What the delivery came to, and what can be done about the words below it."""
    if delivery is None:
        return Content("")
    below = "Correct below what was misheard." if delivery.words else "Type below what is to be looked through."
    hint = f"{below} {key_of('confirm')}: on; {key_of('speak')}: say more."
    return Content("\n").join([delivery_text(delivery), Content(hint)])


def delivery_text(delivery: Delivery | None) -> Content:
    """What the delivery came to, and how far that can be trusted; nothing where nothing was spoken."""
    if delivery is None:
        return Content("")
    from trainer.rehearsal.voice.telling import delivery_lines

    *figures, trust = delivery_lines(delivery)
    return Content("\n").join([*map(Content, figures), Content.styled(trust, "dim")])
