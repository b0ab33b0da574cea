"""How memory-tiers is judged."""

from trainer.checking.api import check, clock, copy, draw, expect

WINDOW, TTL, TOP_K, HALF_LIFE, DUPLICATE = 4, 3600, 3, 86400, 0.9


class Likeness:
    """A similarity by table; what is not in it has nothing in common."""

    __name__ = "similarity"

    def __init__(self):
        self.table = {}

    def put(self, one, other, value):
        self.table[frozenset((one, other))] = value

    def __call__(self, one, other):
        return 1.0 if one == other else self.table.get(frozenset((one, other)), 0.0)


def new_memory(program):
    """A memory whose first use comes a while after it was made, and its similarity."""
    likeness = Likeness()
    memory = program.AgentMemory(likeness)
    clock.advance(draw.number(1, 9))
    return memory, likeness


def turns(count):
    return [draw.sentence(2) for _ in range(count)]


def add_all(memory, said, apart=0):
    for turn in said:
        memory.add(turn)
        clock.advance(apart)


@check("starts each memory empty", landmark="window")
def starts_empty(program):
    memory, likeness = new_memory(program)
    other, query, fact = program.AgentMemory(likeness), draw.sentence(3), draw.sentence(2)
    likeness.put(query, fact, 0.5)
    add_all(memory, turns(WINDOW + 1))
    memory.remember(fact)
    return [copy(one.context(query)) for one in (other, program.AgentMemory(likeness))]


@starts_empty.expect
def _(cases):
    for got in cases:
        expect(got).holds(
            {"window": [], "recent": [], "long_term": []}, "Another memory holds what was said to the first one."
        )


@check("keeps the last turns at hand", landmark="window")
def at_hand(program):
    cases = []
    for count in (0, 1, WINDOW - 1, WINDOW, WINDOW + 1, 12):
        memory, _ = new_memory(program)
        said = turns(count)
        add_all(memory, said, 1)
        for wait in (0, 10 * TTL, 1):
            clock.advance(wait)
            cases.append([count, said[-WINDOW:], copy(memory.context(draw.word()))])
    memory, _ = new_memory(program)
    said = turns(2) * WINDOW
    add_all(memory, said, 1)
    cases.append([len(said), said[-WINDOW:], copy(memory.context(draw.word()))])
    return cases


@at_hand.expect
def _(cases):
    for count, wanted, got in cases:
        expect(got).holds(
            {"window": wanted},
            f"After {count} turns the window should hold the last {WINDOW}, oldest first, at any age.",
        )


@check("brings the latest turns from before the window", landmark="few")
def before_the_window(program):
    cases = []
    for count in (1, 2, WINDOW - 1, WINDOW, WINDOW + 1, WINDOW + TOP_K, WINDOW + TOP_K + 1, 15):
        memory, _ = new_memory(program)
        said = turns(count)
        add_all(memory, said, 5)
        cases.append([count, said[:-WINDOW][-TOP_K:], copy(memory.context(draw.word()))])
    # What was said before may be said again: a turn is known by its place, not by its words.
    memory, _ = new_memory(program)
    said = turns(2) * WINDOW
    add_all(memory, said, 5)
    cases.append([len(said), said[:-WINDOW][-TOP_K:], copy(memory.context(draw.word()))])
    return cases


@before_the_window.expect
def _(cases):
    for count, wanted, got in cases:
        expect(got).holds(
            {"recent": wanted},
            f"After {count} turns, all quite new, `recent` should hold the latest {TOP_K} from before the window.",
        )


@check("forgets turns that are too old", landmark="expires")
def too_old(program):
    cases = []
    for old in (1, 2, 3, 5):
        memory, _ = new_memory(program)
        first, later, last = turns(old), turns(2), turns(WINDOW)
        add_all(memory, first)
        clock.advance(20)
        add_all(memory, later)
        clock.advance(TTL - 10)
        add_all(memory, last)
        cases.append([later, copy(memory.context(draw.word()))])
        clock.advance(20)
        cases.append([[], copy(memory.context(draw.word()))])
    memory, _ = new_memory(program)
    said = turns(1)
    add_all(memory, said)
    clock.advance(TTL - 1)
    add_all(memory, turns(WINDOW))
    cases.append([said, copy(memory.context(draw.word()))])
    return cases


@too_old.expect
def _(cases):
    for wanted, got in cases:
        expect(got).holds(
            {"recent": wanted}, "`recent` should hold turns up to an age of `TTL` seconds, and no older ones."
        )


@check("ranks facts by their likeness to the query", landmark="best_first")
def ranks(program):
    cases = []
    for count in (1, 2, TOP_K, TOP_K + 3):
        memory, likeness = new_memory(program)
        query, facts = draw.sentence(3), turns(count)
        for position, fact in enumerate(facts):
            likeness.put(query, fact, 0.85 - 0.1 * position)
        for fact in draw.shuffled(facts):
            memory.remember(fact)
        cases.append([facts[:TOP_K], copy(memory.context(query))])
    # Learnt from the best to the worst and the other way round: no order of chance hides what is not sorted.
    for turned in (False, True):
        memory, likeness = new_memory(program)
        query, facts = draw.sentence(3), turns(TOP_K + 1)
        for position, fact in enumerate(facts):
            likeness.put(query, fact, 0.85 - 0.1 * position)
        for fact in facts[::-1] if turned else facts:
            memory.remember(fact)
        cases.append([facts[:TOP_K], copy(memory.context(query))])
    return cases


@ranks.expect
def _(cases):
    for wanted, got in cases:
        expect(got).holds(
            {"long_term": wanted}, f"The {TOP_K} facts that are most like the query should come back, the best first."
        )


@check("leaves out facts that have nothing to do with the query", landmark="related")
def unrelated(program):
    cases = []
    for value in (0.01, draw.number(5, 60) / 100):
        memory, likeness = new_memory(program)
        query, near, far = draw.sentence(3), draw.sentence(2), turns(3)
        for fact in (far[0], near, *far[1:]):
            memory.remember(fact)
        likeness.put(query, near, value)
        cases += [[[near], copy(memory.context(query))], [[], copy(memory.context(draw.sentence(3)))]]
    return cases


@unrelated.expect
def _(cases):
    for wanted, got in cases:
        expect(got).holds({"long_term": wanted}, "A fact with a similarity of 0 should be left out, but no other.")


@check("lets the worth of a fact fall with its age", landmark="decays")
def decays(program):
    cases = []
    # The newer fact wins when the older one has lost more than it is more alike, and not before.
    for days, newer_first in ((0.5, False), (0.9, False), (1.1, True), (3, True), (40, True)):
        memory, likeness = new_memory(program)
        query, old, new = draw.sentence(3), draw.sentence(2), draw.sentence(2)
        likeness.put(query, old, 0.8)
        likeness.put(query, new, 0.4)
        memory.remember(old)
        clock.advance(days * HALF_LIFE)
        memory.remember(new)
        wanted = [new, old] if newer_first else [old, new]
        at_once = copy(memory.context(query))
        clock.advance(5 * HALF_LIFE)
        cases += [[days, wanted, at_once], [days, wanted, copy(memory.context(query))]]
    return cases


@decays.expect
def _(cases):
    for days, wanted, got in cases:
        expect(got).holds(
            {"long_term": wanted},
            f"A fact is twice as like the query as another, and {days:g} half-lives older: the ranking is wrong.",
        )


@check("ranks all facts before it takes the best", landmark="decays")
def old_and_alike(program):
    memory, likeness = new_memory(program)
    query, new, old = draw.sentence(3), draw.sentence(2), turns(TOP_K)
    for position, fact in enumerate(old):
        likeness.put(query, fact, 0.85 - 0.1 * position)
        memory.remember(fact)
    clock.advance(3 * HALF_LIFE)
    likeness.put(query, new, 0.4)
    memory.remember(new)
    return [[new, *old[: TOP_K - 1]], copy(memory.context(query))]


@old_and_alike.expect
def _(case):
    wanted, got = case
    expect(got).holds(
        {"long_term": wanted}, f"{TOP_K} facts are more alike and three half-lives old; a new one is worth more now."
    )


@check("lets a fact take the place of one like it", landmark="no_doubles")
def no_doubles(program):
    cases = []
    for value in (DUPLICATE, 0.95, 1.0):
        memory, likeness = new_memory(program)
        query, old, new, other = draw.sentence(3), *turns(3)
        for fact, worth in ((old, 0.7), (new, 0.6), (other, 0.5)):
            likeness.put(query, fact, worth)
        likeness.put(old, new, value)
        memory.remember(old)
        memory.remember(other)
        memory.remember(new)
        cases.append([[new, other], copy(memory.context(query))])
    memory, likeness = new_memory(program)
    query, one, other = draw.sentence(3), *turns(2)
    for fact, worth in ((one, 0.7), (other, 0.6)):
        likeness.put(query, fact, worth)
    likeness.put(one, other, 0.89)
    for fact in (one, other, one, one, other):
        memory.remember(fact)
    cases.append([[one, other], copy(memory.context(query))])
    # However many are known by now, and whichever of them it is.
    for place in (0, 4):
        memory, likeness = new_memory(program)
        query, known, new = draw.sentence(3), turns(9), draw.sentence(2)
        for fact in known:
            memory.remember(fact)
        for fact in (known[place], new):
            likeness.put(query, fact, 0.6)
        likeness.put(known[place], new, 0.95)
        memory.remember(new)
        cases.append([[new], copy(memory.context(query))])
    return cases


@no_doubles.expect
def _(cases):
    for wanted, got in cases:
        expect(got).holds(
            {"long_term": wanted},
            f"At a similarity of {DUPLICATE} or more the new fact takes the place of the old one, and only then.",
        )


@check("counts the age of a fact from when it was last learnt", landmark="no_doubles")
def learnt_again(program):
    memory, likeness = new_memory(program)
    query, one, other = draw.sentence(3), *turns(2)
    likeness.put(query, one, 0.5)
    likeness.put(query, other, 0.6)
    memory.remember(one)
    memory.remember(other)
    clock.advance(2 * HALF_LIFE)
    memory.remember(one)
    return [[one, other], copy(memory.context(query))]


@learnt_again.expect
def _(case):
    wanted, got = case
    expect(got).holds({"long_term": wanted}, "A fact was learnt again just now, and is ranked as an old one.")


@check("keeps the tiers apart, and one memory from another", landmark="window")
def apart(program):
    memory, likeness = new_memory(program)
    other = program.AgentMemory(likeness)
    query, fact, said = draw.sentence(3), draw.sentence(2), turns(WINDOW + 2)
    likeness.put(query, fact, 0.5)
    for turn in said:
        likeness.put(query, turn, 0.9)
        likeness.put(fact, turn, 0.95)
    add_all(memory, said[:-1])
    memory.remember(fact)
    add_all(memory, said[-1:])
    wanted = {"window": said[-WINDOW:], "recent": said[:2], "long_term": [fact]}
    got = []
    for _ in range(3):
        got.append(copy(memory.context(query)))
        memory.context(draw.sentence(3))
    return {
        "got": got,
        "wanted": wanted,
        "other": copy(other.context(query)),
    }


@apart.expect
def _(case):
    for got in case["got"]:
        expect(got).holds(
            case["wanted"],
            "Turns belong to the first two tiers and facts to the third, however like one another, and however often "
            "one asks.",
        )
    expect(case["other"]).holds(
        {"window": [], "recent": [], "long_term": []}, "Another memory holds what is not its own."
    )
