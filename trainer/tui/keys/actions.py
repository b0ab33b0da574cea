"""Every action of the screens, once: the keys, the line at the foot, the help and the palette come from here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from textual.binding import Binding, BindingType

# Handed on, since whoever names a place has its keys from here.
from trainer.tui.keys.places import PLACES as PLACES
from trainer.tui.keys.places import Place as Place


class Action(NamedTuple):
    """Something a learner can do.

    `name` is the method (`action_run`) and the id of the keys, `keys` come with the most usual first, `label` stands at
    the foot, `says` in the help. `shown` is whether the foot has it.
    """

    name: str
    keys: tuple[str, ...]
    label: str
    says: str
    where: tuple[Place, ...]
    shown: bool = True

    @property
    def key_names(self) -> tuple[str, ...]:
        """The keys as people read them."""
        return tuple(key_name(key) for key in self.keys)


_SPOKEN: tuple[Place, ...] = ("saying", "ticking", "following", "grading")

_OUT_LOUD: tuple[Place, ...] = ("saying", "telling", "interview_telling")

_NUMBER: tuple[Place, ...] = ("computing", "working", "worked")

_CHOICE: tuple[Place, ...] = ("picking", "justifying", "picked")

_RECALL: tuple[Place, ...] = ("recalling", "comparing", "recalled")

_ROUTINE: tuple[Place, ...] = ("routine", "telling", "marking")

_LINES: tuple[Place, ...] = ("choice", "ticking", "sheet", "picking")

_GRADED: tuple[Place, ...] = ("review", "grading", "worked", "picked", "recalled", "sheet")

ACTIONS: tuple[Action, ...] = (
    Action("help", ("f1",), "Help", "What every key does", ("everywhere",)),
    Action("command_palette", ("ctrl+p",), "Find", "Find a drill or an action by its name", ("everywhere",)),
    Action("quit", ("ctrl+q",), "Quit", "Leave the trainer; what you typed is kept", ("everywhere",)),
    Action("open", ("enter",), "Open", "Open the marked drill", ("home",)),
    Action("mark_up", ("up",), "Up", "Mark the drill above", ("home",), shown=False),
    Action("mark_up", ("up",), "Up", "Mark the line above", _LINES, shown=False),
    Action("mark_down", ("down",), "Down", "Mark the drill below", ("home",), shown=False),
    Action("mark_down", ("down",), "Down", "Mark the line below", _LINES, shown=False),
    Action("mark_page_up", ("pageup",), "Page up", "Mark a drill further up", ("home",), shown=False),
    Action("mark_page_down", ("pagedown",), "Page down", "Mark a drill further down", ("home",), shown=False),
    Action("statistics", ("f7", "ctrl+s"), "Statistics", "Where you stand", ("home",)),
    Action(
        "find_fault",
        ("f10", "ctrl+k"),
        "Find fault",
        "Find the fault in a wrong program of the marked drill",
        ("home",),
    ),
    Action("routine", ("f11", "ctrl+e"), "Routine", "The timed routine of the evening before", ("home",)),
    Action("interview", ("f12", "ctrl+y"), "Interview", "An interview about the marked drill", ("home",)),
    Action("undo_grade", ("ctrl+z",), "Undo grade", "Take back the last grade that you gave", ("home",)),
    Action("confirm", ("enter",), "Said it", "You said it; behind typed words, a new line", ("saying",)),
    Action("go_on", ("f8", "ctrl+g"), "Said it", "You said it, or typed it: on to the answer", ("saying",)),
    Action("confirm", ("enter",), "Confirm", "Take what is offered for the marked point; then go on", ("ticking",)),
    Action("landed", ("y",), "Landed", "The marked point was in what you said", ("ticking",)),
    Action("missed", ("n",), "Missed", "The marked point was not in what you said", ("ticking",)),
    Action("go_on", ("f8", "ctrl+g"), "Go on", "On, once every point was judged", ("ticking",)),
    Action("confirm", ("enter",), "Next", "What a good reply holds, then the next follow-up", ("following",)),
    Action("go_on", ("f8", "ctrl+g"), "Grade", "Enough of follow-ups: to the grade", ("following",)),
    Action("landed", ("y",), "Strong", "The answer is strong", ("sorting",)),
    Action("missed", ("n",), "Weak", "The answer sounds fine and is weak", ("sorting",)),
    Action("confirm", ("enter",), "Next", "The next answer, once this one was judged", ("sorting",)),
    Action("leave", ("escape",), "Leave", "Home; the points are kept without a grade", ("sorting",)),
    Action("confirm", ("enter",), "Answer", "Have the number that you typed judged", ("computing",)),
    Action("confirm", ("enter",), "Next step", "The next step of the working", ("working",)),
    Action("show_all", ("a",), "All steps", "The whole working at once", ("working",)),
    Action(
        "go_on",
        ("f8", "ctrl+g"),
        "Fresh values",
        "Other values; after the working it gives the marked grade",
        ("computing", "worked"),
    ),
    Action("confirm", ("enter",), "Take", "Take the marked option", ("picking",)),
    Action("confirm", ("enter",), "Show", "You said why: which one is right, and why", ("justifying",)),
    Action("confirm", ("enter",), "Show", "You said it: what a good answer says", ("recalling",)),
    Action("landed", ("y",), "Said it", "You said what is shown", ("comparing",)),
    Action("missed", ("n",), "Missed", "You did not say what is shown", ("comparing",)),
    Action("go_on", ("f8", "ctrl+g"), "Tell it", "Tell it out loud, once its four parts are written", ("story",)),
    Action("confirm", ("enter",), "Said it", "You said it: on to what comes next", ("telling", "interview_telling")),
    Action(
        "speak",
        ("f7", "ctrl+s"),
        "Speak",
        "Speak into the microphone, or end that: what you said is measured and looked through",
        _OUT_LOUD,
    ),
    Action("swap", ("s",), "Swap", "Ask for something else in the place of this", ("telling",)),
    Action("landed", ("y",), "Yes", "It landed", ("marking",)),
    Action("missed", ("n",), "No", "It did not land", ("marking",)),
    Action("landed", ("y",), "Yes", "The marked point landed", ("sheet",), shown=False),
    Action("missed", ("n",), "No", "The marked point did not land", ("sheet",), shown=False),
    Action("turn", ("space",), "Landed", "The marked point landed, or did not", ("sheet",)),
    Action("run", ("f5", "ctrl+r"), "Run", "Run your program against the checks", ("practice", "fault", "routine")),
    Action(
        "hint",
        ("f2", "ctrl+t"),
        "Hint",
        "The next hint: the behaviours, the names of the landmarks, gaps, the reference",
        ("practice",),
    ),
    Action("next_tab", ("f3", "ctrl+n"), "Tab", "Brief, verdicts, output or hints", ("practice",)),
    Action("next_tab", ("f3", "ctrl+n"), "Page", "Recall, times, days and more, up to the plan", ("statistics",)),
    Action("set_interview", ("i",), "Interview day", "Say when the interview is", ("statistics",)),
    Action("debrief", ("d",), "Debrief", "Write down what a real interview asked", ("statistics",)),
    Action("ask_forecast", ("w",), "Will it pass?", "Be asked that before each run, or no more", ("statistics",)),
    Action("landed", ("y",), "Yes", "It will pass", ("forecast",)),
    Action("missed", ("n",), "No", "It will fail", ("forecast",)),
    Action("leave", ("escape",), "Just run", "Run without a word", ("forecast",)),
    Action("confirm", ("enter",), "Next line", "To the next line of the form", ("debrief",)),
    Action("go_on", ("f8", "ctrl+g"), "Keep", "Keep the question as a drill of your own", ("debrief",)),
    Action("next_place", ("n", "right"), "Next", "The next page", ("statistics",), shown=False),
    Action("previous_place", ("p", "left"), "Previous", "The page before", ("statistics",), shown=False),
    Action("next_tab", ("f3", "ctrl+n"), "Shapes", "What the data looks like, or the question again", ("interview",)),
    Action(
        "other_side",
        ("f6", "ctrl+l"),
        "Side",
        "Between your text and what stands beside it",
        ("practice", "reading", "fault", "breaking", "saying", "ticking", "story", "routine", "interview", "sheet"),
    ),
    Action(
        "flight",
        ("f4", "ctrl+f"),
        "Calls",
        "What each call of the model was given, after a run that failed",
        ("practice", "fault"),
    ),
    Action(
        "own_editor",
        ("f12", "ctrl+b"),
        "Editor",
        "Open your text in your own editor ($EDITOR), and take it back when that ends",
        ("practice",),
    ),
    Action("go_on", ("f8", "ctrl+g"), "Go on", "To the reference and your grade, once it passes", ("practice",)),
    Action("go_on", ("f8", "ctrl+g"), "Another", "To another one of the same drill", ("fault", "breaking")),
    Action("next_tab", ("f3", "ctrl+n"), "Sides", "Only what was missed, or both sides aligned", ("review",)),
    Action("next_place", ("n", "right"), "Next", "The next marked place", ("review",)),
    Action("previous_place", ("p", "left"), "Previous", "The marked place before", ("review",)),
    Action("unfold", ("u",), "Unfold", "Show the lines that are equal, or fold them", ("review",)),
    Action("go_on", ("f8", "ctrl+g"), "Go on", "Done with this program, before its time or after it", ("routine",)),
    Action("go_on", ("f8", "ctrl+g"), "End early", "End this segment before its time", ("telling", "marking")),
    Action("go_on", ("f8", "ctrl+g"), "Points", "On to points and grades; they can wait", ("closing",)),
    Action("go_on", ("f8", "ctrl+g"), "Hand in", "Hand your program in; there is one submission", ("interview",)),
    Action(
        "more_time",
        ("plus",),
        "Minute",
        "Give this segment a minute more",
        ("telling", "marking", "routine_paused"),
    ),
    Action("pass_over", ("x",), "Skip", "Skip this segment", ("telling", "marking", "routine_paused")),
    Action("next_call", ("right", "n"), "Next", "The next call of the model", ("flight",)),
    Action("previous_call", ("left", "p"), "Previous", "The call of the model before", ("flight",)),
    Action("to_mark", ("m",), "Mark", "To the call that the check points at", ("flight",)),
    Action("next_check", ("c",), "Check", "To the next check that failed", ("flight",)),
    Action("grade_1", ("1",), "Again", "You did not know it", _GRADED),
    Action("grade_2", ("2",), "Hard", "You knew it, with trouble", _GRADED),
    Action("grade_3", ("3",), "Good", "You knew it", _GRADED),
    Action("grade_4", ("4",), "Easy", "You knew it at once", _GRADED),
    Action(
        "confirm", ("enter",), "Grade", "Give the marked grade", ("review", "grading", "worked", "picked", "recalled")
    ),
    Action(
        "confirm",
        ("enter",),
        "Grade",
        "Take the offer for a point that was listened to; then give the marked grade",
        ("sheet",),
    ),
    Action(
        "pause",
        ("f9", "ctrl+o"),
        "Pause",
        "Cover all and stop the clock",
        ("practice", *_SPOKEN, *_NUMBER, *_CHOICE, *_RECALL, *_ROUTINE),
    ),
    Action("resume", ("f9", "ctrl+o", "enter", "escape"), "Go on", "Uncover and go on", ("paused", "routine_paused")),
    Action("confirm", ("enter",), "Go on", "Go on", ("reading",)),
    Action("confirm", ("enter",), "Say it", "Say that the marked idea is what is wrong", ("fault",)),
    Action("confirm", ("enter",), "Predict", "Predict that the marked check fails", ("breaking",)),
    Action("confirm", ("enter",), "Choose", "Choose what is marked", ("choice",)),
    Action("confirm", ("enter",), "Answer", "Take the answer; an empty one is none", ("first",)),
    Action("skip", ("escape",), "Skip", "Leave the question open", ("first",)),
    Action(
        "leave",
        ("escape",),
        "Leave",
        "Back; what you typed is kept",
        ("practice", "review", "debrief", "story", *_SPOKEN),
    ),
    Action("leave", ("escape",), "Leave", "Home; a number that was judged is kept, without a grade", _NUMBER),
    Action("leave", ("escape",), "Leave", "Home; a choice that was shown is kept, without a grade", _CHOICE),
    Action("leave", ("escape",), "Leave", "Home; what was judged to its end is kept, without a grade", _RECALL),
    Action("leave", ("escape",), "Leave", "Home; the routine waits where it stands", _ROUTINE),
    Action("leave", ("escape",), "Leave", "Home; points and grades wait", ("closing", "sheet")),
    Action("leave", ("escape",), "Leave", "Home; what you typed waits", ("interview", "interview_telling")),
    Action("leave", ("escape",), "Back", "Back", ("flight", "reading", "statistics", "scores", "choice", "help")),
    Action("leave", ("escape",), "Leave", "Back; nothing of this is kept", ("fault", "breaking")),
    Action("clear", ("escape",), "Clear", "Clear the search", ("home",), shown=False),
)

SHARED_SCREENS: tuple[tuple[Place, ...], ...] = (
    _SPOKEN,
    _NUMBER,
    _CHOICE,
    _RECALL,
    _ROUTINE,
    ("interview", "interview_telling"),
)
"""Places that are one screen in turn: a key can't do one thing in one of them and another in the next."""

_EDITORS = frozenset({"practice", "fault", "saying", "computing", "story", "debrief", "routine", "interview"})

HELP_CHARACTER = "question_mark"
"""The key that opens the help wherever no text of its own is being typed."""

_NAMES = {
    "escape": "Esc",
    "enter": "Enter",
    "left": "Left",
    "right": "Right",
    "up": "Up",
    "down": "Down",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "question_mark": "?",
    "plus": "+",
}


def key_name(key: str) -> str:
    """A key as people read it: `Ctrl+R`, `F5`, `Esc`."""
    *modifiers, last = key.split("+")
    name = _NAMES.get(last, last.upper() if len(last) == 1 or last[1:].isdigit() else last.capitalize())
    return "+".join([*(modifier.capitalize() for modifier in modifiers), name])


def bound(keys: Iterable[str]) -> str:
    """Keys as Textual takes them: a letter, which stands at the foot as a capital, is both."""
    return ",".join(one for key in keys for one in ((key, key.upper()) if len(key) == 1 and key.isalpha() else (key,)))


def typed_at(place: Place) -> bool:
    """Whether letters are typed into a text there."""
    return place in _EDITORS or place in ("home", "first")


def actions_at(place: Place) -> tuple[Action, ...]:
    """The actions of a place, in the order of the foot."""
    return tuple(action for action in ACTIONS if place in action.where)


def bindings_for(*places: Place) -> list[BindingType]:
    """The keys of a place, or of a screen that is several places in turn.

    All of them come before those of the widget that has the focus: the editor would keep several for itself.
    A screen's keys never reach through another screen on top of it.
    """
    bindings: list[BindingType] = [
        Binding(
            bound(action.keys),
            action.name,
            action.label,
            show=action.shown,
            key_display=action.key_names[0],
            priority=True,
            tooltip=action.says,
            id=action.name,
        )
        for action in {action.name: action for place in places for action in actions_at(place)}.values()
    ]
    if not {"everywhere", "help"}.intersection(places):
        # Where there is an editor, "?" belongs to the text that is typed.
        typed = not _EDITORS.isdisjoint(places)
        bindings.append(Binding(HELP_CHARACTER, "app.help", "Help", show=False, priority=not typed, id="help_too"))
    return bindings
