"""How blackboard is judged."""

from trainer.checking.api import check, copy, draw, expect, fail, outcome_of


class Part:
    """A specialist that gives `gives` once, as soon as all of `needs` is on the board."""

    def __init__(self, gives, *needs, sure=0.5):
        self.gives, self.needs, self.sure = gives, needs, sure
        self.value = draw.word()
        self.turns = 0

    def can_contribute(self, state):
        return self.gives not in state and all(need in state for need in self.needs)

    def confidence(self, state):
        return self.sure

    def contribute(self, state):
        self.turns += 1
        return {self.gives: self.value}


class Endless(Part):
    """One that can always contribute: it counts under its own key."""

    def can_contribute(self, state):
        return True

    def contribute(self, state):
        self.turns += 1
        return {self.gives: state.get(self.gives, 0) + 1}


class Silent(Endless):
    """One that can always contribute, and has nothing to say."""

    def contribute(self, state):
        self.turns += 1
        return {}


class Stubborn(Endless):
    """One that can always contribute, and says the same each time."""

    def contribute(self, state):
        self.turns += 1
        return {self.gives: self.value}


class Moody(Endless):
    """One whose confidence depends on the number under `key`."""

    def __init__(self, gives, key, moods):
        super().__init__(gives)
        self.key, self.moods = key, moods

    def confidence(self, state):
        return self.moods[state[self.key] % len(self.moods)]

    def contribute(self, state):
        return {self.key: state[self.key] + 1, **super().contribute(state)}


def entries(board):
    """Who posted what, in order."""
    return [
        [copy(entry.get("agent")), copy(entry.get("updates"))] if isinstance(entry, dict) else "no dict"
        for entry in list(board.log)
    ]


def board_with(program, **values):
    board = program.Blackboard()
    if values:
        board.post("user", values)
    return board


def run(program, board, team, goal, *args, **kwargs):
    """One run with all there is to see of it; `goal` is the key that has to be on the board."""
    before = len(entries(board))
    reason = program.Controller(board, team, lambda state: goal in state).run(*args, **kwargs)
    new = entries(board)[before:]
    return {
        "reason": copy(reason),
        "agents": [entry[0] for entry in new],
        "posted": new,
        "state": copy(board.state),
        "turns": {name: one.turns for name, one in team.items()},
    }


def never():
    """A goal that nobody reaches."""
    return draw.word()


def expect_run(got, reason, agents, say):
    expect(got["agents"]).equals(agents, f"{say} These are not the ones who contributed, in their order.")
    expect(got["reason"]).equals(reason, f"{say} `run` should give `{reason}`.")


@check("puts what is posted into the state", landmark="merge")
def merges(program):
    one, two, three, four = draw.words(4)
    two = two.title()
    board = program.Blackboard()
    steps = [
        {one: draw.number(), two: {three: draw.word()}},
        {},
        {four: [draw.word()], one: draw.word()},
        {two: {four: 0}},
        {one: None, three: 0},
        {four: "", three: f"  {draw.word()}\n"},
    ]
    wanted, seen = {}, [[{}, copy(board.state)]]
    for step in steps:
        wanted = {**wanted, **copy(step)}
        board.post(draw.word(), step)
        seen.append([wanted, copy(board.state)])
    return seen


@merges.expect
def _(cases):
    for wanted, got in cases:
        expect(got).equals(wanted, "`post` should set the keys that it is given in `state`, and leave the others.")


@check("logs what is posted", landmark="audit")
def logs(program):
    one, two = draw.words(2)
    board = program.Blackboard()
    wanted = []
    for agent, updates in (
        (one, {two: 1}),
        (two, {}),
        (one, {two: 2, one: [None]}),
        (one, {two: 2}),
        (two, {one: None}),
    ):
        board.post(agent, copy(updates))
        wanted.append([agent, updates])
    return [wanted, entries(board), copy(program.Blackboard().log)]


@logs.expect
def _(case):
    wanted, got, empty = case
    expect(got).equals(wanted, "`log` should have an entry for each post, in order, with its agent and its updates.")
    expect(empty).equals([], "The log of a new board should be empty.")


@check("keeps entries as they were posted", landmark="audit")
def keeps_entries(program):
    one, two, three = draw.words(3)
    board = program.Blackboard()
    updates = {one: [draw.word()], two: {three: [draw.number()]}}
    wanted = copy(updates)
    board.post(draw.word(), updates)
    updates[one].append(draw.word())
    updates[two][three].clear()
    updates[three] = draw.word()
    after_poster = [copy(board.state), entries(board)[0][1]]
    # A reader of the state that changes what is inside.
    board.state[one].append(draw.word())
    board.state[two][three].append(draw.word())
    return [wanted, *after_poster, entries(board)[0][1]]


@keeps_entries.expect
def _(case):
    wanted, state, entry, later = case
    expect(state).equals(wanted, "The poster changed its own object afterwards, and the state changed with it.")
    expect(entry).equals(wanted, "The poster changed its own object afterwards, and the entry in the log with it.")
    expect(later).equals(wanted, "A list inside `state` was changed, and the entry in the log changed with it.")


@check("keeps one board apart from another", landmark="merge")
def boards_apart(program):
    one, other = program.Blackboard(), program.Blackboard()
    agent, key, value = draw.words(3)
    one.post(agent, {key: value})
    return {
        "other": [copy(other.state), entries(other)],
        "new": [copy(program.Blackboard().state), entries(program.Blackboard())],
        "wanted": {key: value},
        "one": copy(one.state),
    }


@boards_apart.expect
def _(case):
    expect(case["other"]).equals([{}, []], "Something was posted on one board and is to be seen on another.")
    expect(case["new"]).equals([{}, []], "A new board should be empty.")
    expect(case["one"]).equals(case["wanted"], "What was posted is not in the state.")


@check("posts in the name of the specialist", landmark="by_post")
def in_its_name(program):
    start, one, two = draw.words(3)
    parts = {draw.word(): Part(one, start), draw.word(): Part(two, one)}
    board = board_with(program, **{start: draw.word()})
    got = run(program, board, parts, two)
    first = copy(board.log[0].get("agent"))
    return {"got": got, "wanted": [[name, {part.gives: part.value}] for name, part in parts.items()], "first": first}


@in_its_name.expect
def _(case):
    got = case["got"]
    say = "Each contribution should be in the log, with the specialist's name and what it contributed."
    expect(got["posted"]).equals(case["wanted"], say)
    expect(case["first"]).equals("user", "What was in the log before the run should stay there.")
    for _, updates in case["wanted"]:
        expect(got["state"]).holds(updates, "What a specialist contributed should be in the state.")


@check("asks anew who can contribute", landmark="who_can")
def asks_anew(program):
    cases = []
    for _ in range(3):
        start, one, two, three = draw.words(4)
        names = draw.words(3)
        # Whoever comes later is the more confident, so the needs alone keep the order.
        parts = [Part(one, start, sure=0.2), Part(two, one, sure=0.4), Part(three, one, two, sure=0.9)]
        team = dict(draw.shuffled(list(zip(names, parts, strict=True))))
        cases.append([names, run(program, board_with(program, **{start: 0}), team, three)])
    return cases


@asks_anew.expect
def _(cases):
    for names, got in cases:
        say = "Of three specialists each needs what the one before contributes."
        expect_run(got, "solved", names, say)
        expect(list(got["turns"].values())).equals([1, 1, 1], f"{say} Each should have been asked to contribute once.")


@check("gives the turn to the most confident", landmark="most_confident")
def most_confident(program):
    cases = []
    for sure in ((0.3, 0.8, 0.5), (0, 0.1, 0), (0, 0, 1), (0.701, 0.7, 0.702)):
        for _ in range(2):
            names = draw.words(3)
            team = {name: Part(draw.word(), sure=each) for name, each in zip(names, sure, strict=True)}
            # `sorted` keeps the order of equals.
            order = sorted(names, key=lambda name: -team[name].sure)
            cases.append([order, run(program, program.Blackboard(), team, never()), {}])
            first = {name: 1 if name == order[0] else 0 for name in names}
            fresh = {name: Part(draw.word(), sure=team[name].sure) for name in names}
            cases.append([order[:1], run(program, program.Blackboard(), fresh, fresh[order[0]].gives), first])
    return cases


@most_confident.expect
def _(cases):
    for order, got, turns in cases:
        reason = "solved" if turns else "stalled"
        say = "Three specialists can contribute once each; the most confident has the turn."
        expect_run(got, reason, order, say)
        if turns:
            expect(got["turns"]).equals(turns, "Only the specialist whose turn it is should be asked to contribute.")


@check("goes by confidence on the board of the moment", landmark="most_confident")
def moods(program):
    key, one, other = draw.words(3)
    names = draw.words(2)
    team = {names[0]: Moody(one, key, [0.9, 0.1, 0.6, 0.6]), names[1]: Moody(other, key, [0.5, 0.4, 0.7, 0.2])}
    got = run(program, board_with(program, **{key: 0}), team, never(), 8)
    return [[names[place] for place in (0, 1, 1, 0, 0, 1, 1, 0)], got, {key: 8, one: 4, other: 4}]


@moods.expect
def _(case):
    order, got, state = case
    say = "Two specialists whose confidence changes with the board contribute in turns."
    expect_run(got, "max_rounds", order, say)
    expect(got["state"]).equals(state, "A specialist should be shown the board as it is when its turn comes.")


@check("gives the turn among equals to the first", landmark="most_confident")
def equals(program):
    cases = []
    for sure in (0.7, 0, 1):
        names = draw.words(4)
        team = {name: Part(draw.word(), sure=sure) for name in names}
        cases.append([names, run(program, program.Blackboard(), team, never())])
        turned = {name: Part(draw.word(), sure=sure) for name in names[::-1]}
        cases.append([names[::-1], run(program, program.Blackboard(), turned, never())])
    return cases


@equals.expect
def _(cases):
    for names, got in cases:
        say = "Of equally confident specialists the one that stands first in `specialists` has the turn."
        expect_run(got, "stalled", names, say)


@check("passes over whoever cannot contribute", landmark="who_can")
def passes_over(program):
    start, one, two = draw.words(3)
    names = draw.words(3)
    parts = [Part(one, never(), sure=1), Part(start, sure=0.9), Part(two, start, sure=0)]
    team = dict(zip(names, parts, strict=True))
    return [names, run(program, board_with(program, **{start: 0}), team, two)]


@passes_over.expect
def _(case):
    names, got = case
    expect_run(got, "solved", names[2:], "One of three can contribute, the least confident.")


class Meddler(Part):
    """One that changes what it is shown, in the part of its work that is named."""

    def __init__(self, gives, where, inside):
        super().__init__(gives)
        self.where, self.inside = where, inside

    def meddle(self, where, state):
        if where == self.where:
            state[f"{where} was here"] = True
            if isinstance(state.get(self.inside), list):
                state[self.inside].append(where)

    def can_contribute(self, state):
        able = super().can_contribute(state)
        self.meddle("can_contribute", state)
        return able

    def confidence(self, state):
        self.meddle("confidence", state)
        return self.sure

    def contribute(self, state):
        self.meddle("contribute", state)
        self.turns += 1
        return {self.gives: self.value}


class Witness(Part):
    """One that never can contribute, and keeps what it was shown."""

    def __init__(self, gives):
        super().__init__(gives)
        self.shown = []

    def can_contribute(self, state):
        self.shown.append(copy(state))
        return False


@check("lets only contributions reach the board", landmark="view")
def only_contributions(program):
    cases = []
    for where in ("can_contribute", "confidence", "contribute"):
        inside, gives, other = draw.words(3)
        name = draw.word()
        witness = Witness(other)
        team = {name: Meddler(gives, where, inside), draw.word(): witness}
        got = run(program, board_with(program, **{inside: [where]}), team, gives)
        shown = [state for state in witness.shown if gives not in state]
        cases.append([where, name, got, {inside: [where], gives: team[name].value}, [{inside: [where]}, shown]])
    return cases


@only_contributions.expect
def _(cases):
    for where, name, got, state, (before, shown) in cases:
        expect_run(got, "solved", [name], "One of two can contribute, and that solves it.")
        expect(got["state"]).equals(state, f"A specialist changed what `{where}` was shown, and the board with it.")
        for view in shown:
            expect(view).equals(
                before, f"A specialist changed what `{where}` was shown, and the next one was shown that for the board."
            )


@check("keeps what was contributed, whatever becomes of it", landmark="audit")
def contributed(program):
    gives = draw.word()
    shared = [draw.word()]

    class Keeper(Endless):
        def contribute(self, state):
            self.turns += 1
            shared.append(draw.word())
            return {gives: shared}

    name, board, before = draw.word(), program.Blackboard(), copy(shared)
    run(program, board, {name: Keeper(gives)}, never(), 2)
    now = copy(shared)
    shared.clear()
    return [
        [[name, {gives: now[: len(before) + 1]}], [name, {gives: now}]],
        entries(board),
        {gives: now},
        copy(board.state),
    ]


@contributed.expect
def _(case):
    wanted, log, state, got = case
    expect(log).equals(wanted, "A specialist changed its list after it was posted, and the log changed with it.")
    expect(got).equals(state, "A specialist changed its list after it was posted, and the state changed with it.")


@check("ends as soon as the board is solved", landmark="solved_first")
def solved(program):
    goal, one, two = draw.words(3)
    busy, first, second = draw.words(3)

    def team():
        return {busy: Endless(two, sure=0), first: Part(one, sure=0.9), second: Part(goal, one, sure=0.8)}

    return [
        [
            "The board is solved from the beginning.",
            [],
            run(program, board_with(program, **{goal: None}), team(), goal),
        ],
        [
            "The board is solved from the beginning, and there are no rounds.",
            [],
            run(program, board_with(program, **{goal: 0}), team(), goal, 0),
        ],
        ["Solved, and there are no specialists.", [], run(program, board_with(program, **{goal: 1}), {}, goal)],
        ["The second of ten rounds solves it.", [first, second], run(program, program.Blackboard(), team(), goal, 10)],
        ["The last round solves it.", [first, second], run(program, program.Blackboard(), team(), goal, 2)],
        ["The only round solves it.", [first], run(program, program.Blackboard(), team(), one, max_rounds=1)],
    ]


@solved.expect
def _(cases):
    for what, agents, got in cases:
        expect_run(got, "solved", agents, what)


@check("says stalled where nobody can contribute", landmark="stalled")
def stalled(program):
    cases = []
    name, other = draw.words(2)
    for bound in (0, 1, 10):
        cases.append(
            [
                f"There are no specialists, and {bound} rounds.",
                [],
                run(program, program.Blackboard(), {}, never(), bound),
            ]
        )
        team = {name: Part(draw.word(), never()), other: Part(draw.word(), never())}
        cases.append(
            [
                f"Nobody can contribute, and there are {bound} rounds.",
                [],
                run(program, program.Blackboard(), team, never(), bound),
            ]
        )
    for bound in (2, 3, 10):
        start = draw.word()
        team = {other: Part(draw.word(), start), name: Part(start)}
        got = run(program, program.Blackboard(), team, never(), bound)
        cases.append([f"After two of {bound} rounds nobody has anything to add.", [name, other], got])
    return cases


@stalled.expect
def _(cases):
    for what, agents, got in cases:
        expect_run(got, "stalled", agents, what)


@check("stops at the bound", landmark="bound")
def bound(program):
    cases = []
    for n in (0, 1, 2, draw.number(4, 9), draw.number(11, 15)):
        name = draw.word()
        team = {name: Endless(draw.word())}
        got = run(program, program.Blackboard(), team, never(), n)
        cases.append([n, [name] * n, got])
        by_name = run(program, program.Blackboard(), {name: Endless(draw.word())}, never(), max_rounds=n)
        cases.append([n, [name] * n, by_name])
    name = draw.word()
    cases.append([10, [name] * 10, run(program, program.Blackboard(), {name: Endless(draw.word())}, never())])
    return cases


@bound.expect
def _(cases):
    for n, agents, got in cases:
        say = f"Somebody can always contribute, and there are {n} rounds."
        expect_run(got, "max_rounds", agents, say)
        expect(sum(got["turns"].values())).equals(n, f"{say} There should be as many contributions.")


@check("counts the rounds of one run alone", landmark="bound")
def rounds_of_a_run(program):
    name, gives = draw.words(2)
    team = {name: Endless(gives)}
    board = program.Blackboard()
    for n in range(4):
        board.post("user", {draw.word(): n})
    goal = never()
    controller = program.Controller(board, team, lambda state: goal in state)
    reasons, counts = [], []
    for n in (3, 2, 3):
        reasons.append(copy(controller.run(n)))
        counts.append(copy(board.state).get(gives))
    return [reasons, counts]


@rounds_of_a_run.expect
def _(case):
    reasons, counts = case
    say = "Three runs of 3, 2 and 3 rounds on a board with earlier entries should make 3, 5 and 8 contributions."
    expect(counts).equals([3, 5, 8], say)
    expect(reasons).equals(["max_rounds"] * 3, "Each of three runs was cut off by its bound.")


@check("counts a contribution without updates", landmark="bound")
def empty_updates(program):
    name, other, gives = draw.words(3)
    team = {other: Part(gives, sure=0.3), name: Silent(draw.word(), sure=0.6)}
    return [[[name, {}]] * 3, run(program, program.Blackboard(), team, gives, 3)]


@empty_updates.expect
def _(case):
    wanted, got = case
    say = "A specialist that contributes nothing has had its turn: a round, and an entry with empty updates."
    expect(got["posted"]).equals(wanted, say)
    expect(got["reason"]).equals("max_rounds", "Empty contributions used up the rounds.")


@check("counts a contribution that changes nothing", landmark="bound")
def same_again(program):
    name, gives = draw.words(2)
    team = {name: Stubborn(gives)}
    wanted = [[name, {gives: team[name].value}]] * 4
    return [wanted, run(program, program.Blackboard(), team, never(), 4)]


@same_again.expect
def _(case):
    wanted, got = case
    say = "A specialist that says the same again has had its turn: a round, and an entry."
    expect(got["posted"]).equals(wanted, say)
    expect(got["reason"]).equals("max_rounds", "Contributions that change nothing used up the rounds.")


class Failing(Part):
    """One that raises in the part of its work that is named, once its turn could come."""

    where, kind = "contribute", ValueError

    def fail_in(self, where):
        if where == self.where:
            raise self.kind(self.value)

    def can_contribute(self, state):
        able = super().can_contribute(state)
        if able:
            self.fail_in("can_contribute")
        return able

    def confidence(self, state):
        if super().can_contribute(state):
            self.fail_in("confidence")
        return self.sure

    def contribute(self, state):
        self.fail_in("contribute")
        return super().contribute(state)


@check("lets a specialist's exception through", landmark="by_post")
def trouble(program):
    cases = []
    kinds = (ValueError, RuntimeError, KeyError, TypeError)
    for where, kind in [(where, kind) for where in ("can_contribute", "confidence", "contribute") for kind in kinds]:
        start, one = draw.words(2)
        first, second = draw.words(2)
        board = program.Blackboard()
        # Two are able at last: where there is but one, nobody has to ask how sure it is.
        team = {second: Failing(one, start), draw.word(): Part(draw.word(), start), first: Part(start)}
        team[second].where, team[second].kind = where, kind
        outcome = outcome_of(program.Controller(board, team, lambda state, one=one: one in state).run)
        wanted = {start: team[first].value}
        seen = [first, wanted], entries(board), copy(board.state)
        cases.append([f"{where} raised {kind.__name__}", kind.__name__, outcome.get("raised"), *seen])
    return cases


@trouble.expect
def _(cases):
    for what, kind, raised, (first, wanted), log, state in cases:
        if raised != kind:
            fail(f"A specialist's {what}; that should reach the caller.", raised or "nothing raised", kind)
        expect(log).equals([[first, wanted]], "The turn that raised should leave no entry, and the one before stay.")
        expect(state).equals(wanted, "The turn that raised should leave nothing on the board.")


# Twist 1: who may write what.


@check("leaves keys without an owner to everybody", landmark="owner", twist=1)
def free_keys(program):
    cases = []
    for owned in ({draw.word(): draw.word()}, {}):
        key, other = draw.word(), "_".join([*owned, draw.word()])  # it begins with a key that has an owner
        board = program.Blackboard(owned)
        raised = [outcome_of(board.post, draw.word(), {key: n, other: n + 1}).get("raised") for n in range(3)]
        cases.append([{key: 2, other: 3}, copy(board.state), raised, len(entries(board))])
    return cases


@free_keys.expect
def _(cases):
    say = "Several agents wrote a key that has no owner"
    for wanted, state, raised, entered in cases:
        expect(raised).equals([None] * 3, f"{say}; that is free to everybody, and a post raised.")
        expect(state).equals(wanted, f"{say}; that is free to everybody.")
        expect(entered).equals(3, f"{say}; each post should be in the log.")


def refusal(board, agent, updates):
    """What became of a post that has a key of somebody else, and what the board holds afterwards."""
    before = [copy(board.state), entries(board)]
    outcome = outcome_of(board.post, agent, updates)
    return {
        "kinds": outcome.get("kinds", ["nothing"]),
        "message": outcome.get("message", ""),
        "before": before,
        "after": [copy(board.state), entries(board)],
    }


def expect_refusal(got, key):
    if "PermissionError" not in got["kinds"]:
        fail("An agent posted a key of another one: PermissionError.", got["kinds"][0], "PermissionError")
    expect(got["message"]).mentions(key, say="The message of the PermissionError should hold the key.")
    state, log = got["after"]
    expect(state).equals(got["before"][0], "A refused post should leave the state as it was, also for its other keys.")
    expect(log).equals(got["before"][1], "A refused post should leave no entry in the log.")


@check("refuses a key of somebody else", landmark="refuse", twist=1)
def refuses(program):
    cases = []
    for filled in (False, True):
        owner, agent, key = draw.words(3)
        board = program.Blackboard({key: owner})
        said = draw.word()
        if filled:
            board.post(owner, {key: said})
        cases += [[key, refusal(board, agent, {key: value})] for value in (draw.word(), None, said)]
        # Whoever else it is, and however much the name looks like the owner's.
        cases += [[key, refusal(board, other, {key: said})] for other in ("user", owner.title(), owner[:-1])]
    return cases


@refuses.expect
def _(cases):
    for key, got in cases:
        expect_refusal(got, key)


@check("posts all keys or none", landmark="whole_or_nothing", twist=1)
def all_or_none(program):
    cases = []
    owner, agent, key, free, mine = draw.words(5)
    for updates in ({free: 1, mine: 2, key: 3}, {key: 3, free: 1}, {free: 1, key: 3, mine: 2}):
        board = program.Blackboard({key: owner, mine: agent})
        board.post(owner, {key: 0, draw.word(): 0})
        refused = refusal(board, agent, updates)
        board.post(owner, {key: 9})
        cases.append([key, refused, {**refused["before"][0], key: 9}, copy(board.state)])
    return cases


@all_or_none.expect
def _(cases):
    for key, got, wanted, state in cases:
        expect_refusal(got, key)
        expect(state).equals(
            wanted, "After a refused post the owner posted: nothing of the refused one should come with it."
        )


@check("lets owners write their keys", landmark="owner", twist=1)
def owners_write(program):
    one, other, key, more, free = draw.words(5)
    board = program.Blackboard({key: one, more: other, free: one})
    posts = [[one, {key: 1}], [other, {more: [2]}], [one, {key: 3, free: 4}], [other, {more: 5}], [one, {}]]
    for agent, updates in posts:
        board.post(agent, copy(updates))
    return [posts, entries(board), {key: 3, more: 5, free: 4}, copy(board.state)]


@owners_write.expect
def _(case):
    posts, log, wanted, state = case
    expect(log).equals(posts, "Owners posted keys of their own; all of that should be in the log.")
    expect(state).equals(wanted, "Owners posted keys of their own; all of that should be in the state.")


@check("keeps the owners of one board apart from another's", landmark="owner", twist=1)
def owners_apart(program):
    key, one, other = draw.words(3)
    program.Blackboard({key: one})
    plain = program.Blackboard()
    outcome_of(plain.post, other, {key: 1})  # who was refused shows in the state
    second = program.Blackboard({key: other})
    outcome_of(second.post, other, {key: 2})
    return {"states": [copy(plain.state), copy(second.state)], "wanted": [{key: 1}, {key: 2}], "key": key} | {
        "refused": refusal(second, one, {key: 3})
    }


@owners_apart.expect
def _(case):
    expect(case["states"]).equals(case["wanted"], "The owners of one board should not hold on another.")
    expect_refusal(case["refused"], case["key"])


@check("lets a refusal in a run through", landmark="refuse", twist=1)
def refused_in_run(program):
    start, key, goal = draw.words(3)
    first, second, third = draw.words(3)
    board = program.Blackboard({key: third, start: first})
    team = {first: Part(start), second: Part(key, start)}
    outcome = outcome_of(program.Controller(board, team, lambda state: goal in state).run)
    return [outcome.get("kinds", ["nothing"]), [[first, {start: team[first].value}]], entries(board)]


@refused_in_run.expect
def _(case):
    kinds, wanted, log = case
    if "PermissionError" not in kinds:
        say = "In a run a specialist contributed a key of another; PermissionError should reach the caller."
        fail(say, kinds[0], "PermissionError")
    expect(log).equals(wanted, "The refused contribution should leave no entry, and the one before stay.")
