"""The data of the catalog. The words are those of the content format.

Named tuples, since they are on the way of `trainer check`: importing dataclasses alone would take as long as
starting Python.
"""

from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

Kind = Literal["code", "spoken", "theory", "cold", "question", "number", "case", "choice", "claim", "term", "story"]
ANSWERED: frozenset[Kind] = frozenset({"code", "theory", "cold", "question", "claim"})
"""The kinds with an answer of their own, to something that people ask; the others share one, or set a task."""

Level = Literal["must", "should", "could"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The most important first."""

Clock = Literal["real", "controlled"]
PointKind = Literal["position", "tradeoff", "fact", "part"]
"""`part` is one of the four parts of a story; content files have the other three."""

PickRule = Literal["shakiest", "order"]


class Section(NamedTuple):
    """A chapter of a pack: `letter` is what `--section` takes, `folder` is where its files lie.

    The letters of an added pack stand behind its name (`garden/A`), so that those of different packs stay apart.
    """

    letter: str
    folder: str
    title: str


class Pack(NamedTuple):
    """A folder of content with its three sub-folders.

    `built_in` is True for the pack that ships with the trainer, `trusted` for one whose checks may run, by the
    learner's word, where isolation was not observed.
    """

    name: str
    version: str
    drills: Path
    snippets: Path
    answers: Path
    sections: tuple[Section, ...]
    built_in: bool = False
    trusted: bool = False


class Landmark(NamedTuple):
    """An idea of the snippet that matters: what "missed" is said about."""

    id: str
    say: str
    why: str
    follows: tuple[str, ...] = ()


class Mistake(NamedTuple):
    """A classic fault, as an edit of the snippet (of twist `twist`'s reference where that is set)."""

    id: str
    find: str
    replace: str
    check: str
    say: str
    twist: int | None = None


class Twist(NamedTuple):
    """A follow-up demand. `signature` and `clock` are set where the twist changes them."""

    number: int
    title: str
    question: str
    replaces: tuple[str, ...] = ()
    behaviours: tuple[str, ...] = ()
    signature: str | None = None
    clock: Clock | None = None


class Drill(NamedTuple):
    """One thing to practise, as its TOML file says.

    `body` is what its kind alone has: a named tuple of the kind's module in `catalog.kinds`, which also gives it with
    its type; empty for kinds without such a module.
    """

    id: str
    kind: Kind
    section: str
    title: str
    question: str
    minutes: float
    level: Level
    pack: Pack
    path: Path
    signature: str = ""
    given_shapes: str = ""
    behaviours: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    clock: Clock = "real"
    output: str = ""
    landmarks: tuple[Landmark, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    twists: tuple[Twist, ...] = ()
    body: tuple[Any, ...] = ()

    @property
    def stem(self) -> str:
        """The name that the drill's files share."""
        return self.path.stem

    @property
    def place(self) -> tuple[str, str]:
        """The folder of its section, and the name of its file there."""
        return self.path.parent.name, self.path.name

    @property
    def checks_path(self) -> Path:
        """Where the checks are."""
        return self.path.with_name(f"{self.stem}_checks.py")

    @property
    def faults_path(self) -> Path:
        """Where the recorded damage of known faults is, made by `pack lint --update`; the file need not exist."""
        return self.path.with_name(f"{self.stem}_faults.json")

    @property
    def answer_path(self) -> Path:
        """Where the answer is; the file need not exist."""
        return self.pack.answers / self.place[0] / f"{self.stem}.toml"

    def snippet_path(self, twist: int | None = None) -> Path:
        """Where the reference is: the base drill's, or that of one twist."""
        name = self.stem if twist is None else f"{self.stem}_twist{twist}"
        return self.pack.snippets / f"{name}.py"

    def card_id(self, twist: Twist | None = None) -> str:
        """The id under which the drill is scheduled, or one of its twists (`react-loop+1`)."""
        return self.id if twist is None else f"{self.id}+{twist.number}"

    def card_ids(self) -> tuple[str, ...]:
        """The ids under which the drill is scheduled: its own, then one for each twist."""
        return (self.card_id(), *map(self.card_id, self.twists))

    def card_title(self, twist: Twist | None = None) -> str:
        """The name of the drill's card, or of a twist's, for people, wherever it stands."""
        return self.title if twist is None else f"{self.title}: {twist.title}"


class Snippet(NamedTuple):
    """A reference program without its marks.

    `text` is what a learner is shown, demo lines included. `landmarks` maps each landmark to its
    lines in `text` (1-based), `given` holds the given code, `given_lines` its first and last line.
    """

    text: str
    landmarks: dict[str, tuple[int, ...]]
    given: str = ""
    given_lines: tuple[int, int] | None = None


class Point(NamedTuple):
    """A key point of an answer. One word of each group, near each other, lands it."""

    say: str
    kind: PointKind
    groups: tuple[tuple[str, ...], ...]


class FollowUp(NamedTuple):
    """A question an interviewer asks next, and what a good reply holds."""

    ask: str
    listen_for: tuple[str, ...]


class Answer(NamedTuple):
    """What to say about a drill."""

    one_sentence: str
    theory: str
    pitfall: str
    spoken: str
    further: tuple[str, ...]
    points: tuple[Point, ...]
    follow_ups: tuple[FollowUp, ...]


class Pick(NamedTuple):
    """Which drills a segment takes: those named in `drills`, or `take` of its kind from `sections`.

    `by` is how they are chosen from the sections: the ones whose recall is lowest by the memory, or simply in
    the catalog's order.
    """

    drills: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    take: int = 1
    by: PickRule = "shakiest"

    @property
    def size(self) -> int:
        """How many drills it gives at most."""
        return len(self.drills) or self.take


class Segment(NamedTuple):
    """A part of a routine, `minutes` long, shared evenly by its drills, which are all of one kind.

    With `follow_up` each drill is followed by a question that an interviewer would ask next.
    """

    title: str
    minutes: float
    kind: Kind
    picks: tuple[Pick, ...]
    follow_up: bool = False


class Routine(NamedTuple):
    """A timed sequence of segments. `name` is what `trainer routine NAME` takes, `about` says when to use it."""

    name: str
    title: str
    about: str
    segments: tuple[Segment, ...]
    path: Path

    @property
    def minutes(self) -> float:
        """Its length from the first minute to the bell."""
        return sum(segment.minutes for segment in self.segments)
