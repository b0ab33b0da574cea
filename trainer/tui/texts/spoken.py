"""What a screen shows of a spoken answer, phase by phase; never more than was asked for."""

from __future__ import annotations

from textual.content import Content

from trainer.rehearsal.answers.speaking import Speaking, SpeakingPhase
from trainer.rehearsal.stopwatch import clock_face
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.code import bullets, heading, paragraphs, quiet
from trainer.tui.texts.voice import delivery_text

SPOKEN_PHASES: dict[SpeakingPhase, str] = {
    "saying": "say it",
    "ticking": "what landed?",
    "following": "follow-ups",
    "sorting": "strong or weak?",
    "grading": "your grade",
}
"""What there is to do in a phase."""


def phase_text(speaking: Speaking, revealed: bool) -> Content:
    """What is told in the phase of now; `revealed` is whether what a good reply to the follow-up holds is shown."""
    if speaking.phase == "ticking":
        return answer_text(speaking)
    if speaking.phase == "following":
        return follow_up_text(speaking, revealed)
    return result_text(speaking) if speaking.phase == "grading" else question_text(speaking)


def question_text(speaking: Speaking) -> Content:
    """The question alone."""
    return heading(speaking.subject.question.strip())


def answer_text(speaking: Speaking) -> Content:
    """The question, how it was delivered, what was typed or understood, and what could have been said."""
    subject, delivery = speaking.subject, speaking.delivery
    return paragraphs(
        question_text(speaking),
        _titled("How you said it", delivery_text(delivery)),
        _titled("What was understood" if delivery is not None and delivery.words else "You typed", speaking.text),
        *(_titled(title, text) for title, text in subject.told_afterwards),
    )


def follow_up_text(speaking: Speaking, revealed: bool) -> Content:
    """The follow-up that is put, and once it is `revealed` what a good reply holds."""
    follow_up = speaking.follow_up
    if follow_up is None:
        return Content("")
    number, of = len(speaking.asked), len(speaking.subject.follow_ups)
    return paragraphs(
        quiet(f"Follow-up {number} of {of}"),
        heading(follow_up.ask),
        _titled("A good reply holds", bullets(follow_up.listen_for)) if revealed else "",
        quiet("" if revealed else f"Say it; {key_of('confirm')} shows what a good reply holds."),
    )


def result_text(speaking: Speaking) -> Content:
    """How it went, what was missed, and what else there is to know."""
    subject = speaking.subject
    missed = [tick.say for tick in speaking.ticks if not tick.landed]
    return paragraphs(
        heading(subject.title),
        spoken_summary(speaking),
        _titled("Missed", bullets(missed)) if missed else "",
        _titled("In one sentence", subject.one_sentence),
        _titled("What people get wrong", subject.pitfall),
        _titled("Further reading", bullets(subject.further)) if subject.further else "",
    )


def spoken_summary(speaking: Speaking) -> str:
    """How many points landed, how many short answers were told apart, and how long it took, in a line."""
    landed, of = sum(tick.landed for tick in speaking.ticks), len(speaking.ticks)
    least, most = speaking.subject.band
    took = speaking.stopwatch.tick()
    judged = "shorter than" if took < least else "longer than" if took > most else "within"
    band = f"{clock_face(least)}-{clock_face(most)}"
    telling = speaking.telling
    apart = f" · {telling.right} of {len(telling.answers)} answers told right" if telling is not None else ""
    return f"{landed} of {of} points landed{apart} · {clock_face(took)}, {judged} {band}"


def spoken_clock(speaking: Speaking) -> Content:
    """The clock against its band; past it a sign and a word, and no more than that."""
    least, most = map(clock_face, speaking.subject.band)
    face = clock_face(speaking.stopwatch.tick())
    if speaking.nudges:
        return Content.styled(f"! {face}, past {most}: come to the end", "bold $text-warning")
    return Content(f"{face} / {least}-{most}")


def bare_keys() -> str:
    """The keys, where nothing but the question is shown."""
    return f"{key_of('confirm')}: said it · {key_of('speak')}: speak · {key_of('help')}: all keys"


def _titled(title: str, text: str | Content) -> Content | str:
    if not str(text).strip():
        return ""
    return Content("\n").join([heading(title), Content(text.strip()) if isinstance(text, str) else text])
