"""The tables as they came into the database, one group of statements for each migration.

What a group says is never changed: databases have been made with it. Days are the ordinals of learning days, moments
are microseconds since 1970 in UTC.
"""

from __future__ import annotations

_CARDS = """
CREATE TABLE cards (
    id TEXT PRIMARY KEY,
    due_day INTEGER,
    stability REAL,
    difficulty REAL,
    last_review INTEGER,
    review_day INTEGER,
    reviews INTEGER NOT NULL DEFAULT 0,
    lapses INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID"""

# What the runs say is kept beside them, so that nobody has to read them for a sum:
# first_passed (null where no run loaded), runs_to_pass and seconds_to_pass (null where none passed).
_ATTEMPTS = """
CREATE TABLE attempts (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    card TEXT NOT NULL REFERENCES cards (id),
    drill TEXT NOT NULL,
    twists TEXT NOT NULL,
    mode TEXT NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    day INTEGER NOT NULL,
    seconds_worked REAL NOT NULL,
    text TEXT NOT NULL,
    helps TEXT NOT NULL,
    suggested INTEGER NOT NULL,
    grade INTEGER,
    first_passed INTEGER,
    runs_to_pass INTEGER,
    seconds_to_pass REAL,
    from_blank INTEGER NOT NULL
)"""

_RUNS = """
CREATE TABLE runs (
    attempt INTEGER NOT NULL REFERENCES attempts (number) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    run TEXT NOT NULL,
    PRIMARY KEY (attempt, position)
) WITHOUT ROWID"""

_MISSED = """
CREATE TABLE missed (
    attempt INTEGER NOT NULL REFERENCES attempts (number) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    landmark TEXT NOT NULL,
    PRIMARY KEY (attempt, position)
) WITHOUT ROWID"""

# The card as it was before, column by column: undo puts it back as it stands here.
_REVIEWS = """
CREATE TABLE reviews (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    attempt INTEGER NOT NULL UNIQUE REFERENCES attempts (number),
    card TEXT NOT NULL REFERENCES cards (id),
    at INTEGER NOT NULL,
    grade INTEGER NOT NULL,
    moved INTEGER NOT NULL,
    before_due_day INTEGER,
    before_stability REAL,
    before_difficulty REAL,
    before_last_review INTEGER,
    before_review_day INTEGER,
    before_reviews INTEGER NOT NULL,
    before_lapses INTEGER NOT NULL
)"""

_DRAFTS = """
CREATE TABLE drafts (
    card TEXT NOT NULL,
    mode TEXT NOT NULL,
    text TEXT NOT NULL,
    seconds_worked REAL NOT NULL,
    helps TEXT NOT NULL,
    saved INTEGER NOT NULL,
    runs TEXT NOT NULL,
    started INTEGER,
    PRIMARY KEY (card, mode)
) WITHOUT ROWID"""

_PRACTICE_INDICES = (
    "CREATE INDEX attempts_by_end ON attempts (ended)",
    "CREATE INDEX attempts_of_card ON attempts (card, ended)",
    "CREATE INDEX attempts_judged ON attempts (card, ended) WHERE mode = 'blank' AND first_passed NOT NULL",
    "CREATE INDEX attempts_passed ON attempts (card, seconds_to_pass) WHERE mode = 'blank' AND runs_to_pass NOT NULL",
    "CREATE INDEX attempts_from_blank ON attempts (card) WHERE from_blank = 1",
    "CREATE INDEX reviews_of_card ON reviews (card, number)",
    "CREATE INDEX cards_due ON cards (due_day)",
)

PRACTICE = (_CARDS, _ATTEMPTS, _RUNS, _MISSED, _REVIEWS, _DRAFTS, *_PRACTICE_INDICES)
"""Attempts with their runs, cards with their reviews, drafts."""

_CARD_TOTALS = """
CREATE TABLE card_totals (
    card TEXT NOT NULL,
    mode TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    judged INTEGER NOT NULL,
    first_passes INTEGER NOT NULL,
    passes INTEGER NOT NULL,
    runs_to_pass INTEGER NOT NULL,
    seconds_to_pass REAL NOT NULL,
    seconds_worked REAL NOT NULL,
    PRIMARY KEY (card, mode)
) WITHOUT ROWID"""

_DAY_TOTALS = """
CREATE TABLE day_totals (
    day INTEGER PRIMARY KEY,
    attempts INTEGER NOT NULL,
    seconds_worked REAL NOT NULL
)"""

_ADD_ATTEMPT = """
CREATE TRIGGER add_attempt AFTER INSERT ON attempts BEGIN
    INSERT INTO card_totals VALUES (
        new.card, new.mode, 1, new.first_passed IS NOT NULL, ifnull(new.first_passed, 0),
        new.runs_to_pass IS NOT NULL, ifnull(new.runs_to_pass, 0), ifnull(new.seconds_to_pass, 0), new.seconds_worked
    ) ON CONFLICT (card, mode) DO UPDATE SET
        attempts = attempts + 1,
        judged = judged + excluded.judged,
        first_passes = first_passes + excluded.first_passes,
        passes = passes + excluded.passes,
        runs_to_pass = runs_to_pass + excluded.runs_to_pass,
        seconds_to_pass = seconds_to_pass + excluded.seconds_to_pass,
        seconds_worked = seconds_worked + excluded.seconds_worked;
    INSERT INTO day_totals VALUES (new.day, 1, new.seconds_worked)
    ON CONFLICT (day) DO UPDATE SET
        attempts = attempts + 1,
        seconds_worked = seconds_worked + excluded.seconds_worked;
END"""

_TAKE_ATTEMPT = """
CREATE TRIGGER take_attempt AFTER DELETE ON attempts BEGIN
    UPDATE card_totals SET
        attempts = attempts - 1,
        judged = judged - (old.first_passed IS NOT NULL),
        first_passes = first_passes - ifnull(old.first_passed, 0),
        passes = passes - (old.runs_to_pass IS NOT NULL),
        runs_to_pass = runs_to_pass - ifnull(old.runs_to_pass, 0),
        seconds_to_pass = seconds_to_pass - ifnull(old.seconds_to_pass, 0),
        seconds_worked = seconds_worked - old.seconds_worked
    WHERE card = old.card AND mode = old.mode;
    UPDATE day_totals SET
        attempts = attempts - 1,
        seconds_worked = seconds_worked - old.seconds_worked
    WHERE day = old.day;
END"""

TOTALS = (_CARD_TOTALS, _DAY_TOTALS, _ADD_ATTEMPT, _TAKE_ATTEMPT)
"""Sums of attempts, and the triggers that keep them."""

_TICKS = """
CREATE TABLE ticks (
    attempt INTEGER NOT NULL REFERENCES attempts (number) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    say TEXT NOT NULL,
    kind TEXT NOT NULL,
    landed INTEGER NOT NULL,
    offered TEXT,
    PRIMARY KEY (attempt, position)
) WITHOUT ROWID"""

_ASKED = """
CREATE TABLE asked (
    attempt INTEGER NOT NULL REFERENCES attempts (number) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    ask TEXT NOT NULL,
    PRIMARY KEY (attempt, position)
) WITHOUT ROWID"""

_KEPT = """
CREATE TABLE kept (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    content TEXT NOT NULL,
    saved INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
) WITHOUT ROWID"""

_ATTEMPTS_SESSION = "ALTER TABLE attempts ADD COLUMN session TEXT"

_SPOKEN_INDEX = "CREATE INDEX attempts_of_session ON attempts (session) WHERE session IS NOT NULL"

SPOKEN = (_ATTEMPTS_SESSION, _TICKS, _ASKED, _KEPT, _SPOKEN_INDEX)
"""Spoken attempts with their key points and follow-ups, sittings, and what else the learner wrote."""

HAS_FORECAST = """instr(run, '"forecast": true') + instr(run, '"forecast": false') > 0"""
"""True of a run before which the learner said whether it will pass; an index is made for just these words."""

JUDGEMENT = (
    "CREATE INDEX ticks_judged ON ticks (attempt, position) WHERE offered IN ('landed', 'missing')",
    f"CREATE INDEX runs_forecast ON runs (attempt, position) WHERE {HAS_FORECAST}",
)
"""Indices to the few runs and key points that both the machine and the learner judged."""

# Without a reference to attempts: a take is there before its answer is judged and kept.
TAKES = (
    """
CREATE TABLE takes (
    attempt TEXT NOT NULL,
    at INTEGER NOT NULL,
    card TEXT NOT NULL,
    seconds REAL NOT NULL,
    words_a_minute REAL,
    longest_pause REAL NOT NULL,
    pauses INTEGER NOT NULL,
    fillers INTEGER,
    landed REAL,
    PRIMARY KEY (attempt, at)
) WITHOUT ROWID""",
    "CREATE INDEX takes_by_moment ON takes (at)",
    "CREATE INDEX takes_of_card ON takes (card, at)",
)
"""The practice log: how spoken answers were delivered."""
