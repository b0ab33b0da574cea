# twist: 1
class Notebook:
    def __init__(self, memory):
        self.memory, self.own = memory, []

    def __iter__(self):
        yield from self.all

    def add(self, text):
        for page in (self.own, self.memory):
            if page is not None:
                page.insert(len(page), text)

    @property
    def all(self):
        return list(self.own if self.memory is None else self.memory)


def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    book = Notebook(memory)

    def turn(number):
        result = attempt(task, list(book))
        passed, feedback = verify(task, result)
        last = number == max_attempts
        if not passed and not (last and memory is None):
            book.add(reflect(task, result, feedback))
        if passed or last:
            return {"passed": passed, "result": result, "attempts": number, "reflections": book.own}
        return turn(number + 1)

    return turn(1)
