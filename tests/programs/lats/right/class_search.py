class Search:
    def __init__(self, propose, value, solved, budget):
        self.propose, self.value, self.solved = propose, value, solved
        self.left = self.budget = budget
        self.scores = []
        self.paths = []
        self.closed = set()

    def pay(self):
        if not self.left:
            return False
        self.left -= 1
        return True

    def top(self):
        best = None
        for i, score in enumerate(self.scores):
            if i not in self.closed and (best is None or score > self.scores[best]):
                best = i
        return best

    def expand(self, path):
        """The solved path, or None."""
        children = []
        for action in self.propose(path):
            children.append([*path, action])
        for child in children:
            if self.solved(child):
                return child
        for child in children:
            if not self.pay():
                return None
            self.scores.append(self.value(child))
            self.paths.append(child)
        return None

    def run(self):
        path = []
        while self.pay():
            found = self.expand(path)
            if found is not None:
                return self.result(found, True)
            index = self.top()
            if index is None:
                break
            self.closed.add(index)
            path = self.paths[index]
        if self.scores:
            return self.result(self.paths[self.scores.index(max(self.scores))], False)
        return self.result([], False)

    def result(self, path, ok):
        return {"path": path, "solved": ok, "calls": self.budget - self.left}


def lats(propose, value, solved, budget=20):
    return Search(propose, value, solved, budget).run()
