import datetime
import time

WINDOW = 4
TTL = 3600
TOP_K = 3
HALF_LIFE = 86400
DUPLICATE = 0.9


class Session:
    def __init__(self):
        self.turns = []

    def window(self):
        return tuple(turn for _, turn in self.turns[-WINDOW:])

    def recent(self):
        found = []
        for at, turn in reversed(self.turns[:-WINDOW]):
            if len(found) == TOP_K or datetime.datetime.now() - at > datetime.timedelta(seconds=TTL):
                break
            found.insert(0, turn)
        return found


class Facts:
    def __init__(self, similarity):
        self.similarity, self.known = similarity, []

    def learn(self, fact):
        self.known = [pair for pair in self.known if not self.similarity(pair[1], fact) >= DUPLICATE]
        self.known += [(time.time(), fact)]

    def about(self, query):
        now = time.time()
        ranking = []
        for at, fact in self.known:
            likeness = self.similarity(query, fact)
            if likeness:
                ranking.append((-likeness * pow(2, -(now - at) / HALF_LIFE), fact))
        ranking.sort()
        return [fact for _, fact in ranking][:TOP_K]


class AgentMemory:
    def __init__(self, similarity):
        self.session, self.facts = Session(), Facts(similarity)
        self.remember = self.facts.learn

    def add(self, turn):
        self.session.turns.append((datetime.datetime.now(), turn))

    def context(self, query):
        return dict(window=self.session.window(), recent=self.session.recent(), long_term=self.facts.about(query))
