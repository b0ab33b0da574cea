class ContextFull(Exception):
    pass


class ContextLedger:
    def __init__(self, window, system, tools, output):
        self.window, self.reserved = window, system + tools + output

    @property
    def budget(self):
        return self.window - self.reserved

    def too_much(self, entries):
        return sum(entry["tokens"] for entry in entries) > self.budget

    def compact(self, entries, digest):
        turns = [i for i, entry in enumerate(entries) if entry["kind"] == "turn"]
        cut = turns[-1] if turns else len(entries)
        head, tail = entries[:cut], entries[cut:]
        head = self.evict(head, tail, lambda entry: entry["kind"] == "tool_result")
        if self.too_much(head + tail) and len(turns) > 1:
            place = next(i for i, entry in enumerate(head) if entry["kind"] == "turn")
            old = [entry for entry in head if entry["kind"] == "turn"]
            head = head[:place] + [digest(old)] + [entry for entry in head[place:] if entry["kind"] != "turn"]
        head = self.evict(head, tail, lambda entry: entry["kind"] not in ("goal", "digest"))
        if self.too_much(head + tail):
            raise ContextFull("even the goal and the latest turn do not fit")
        return head + tail

    def evict(self, head, tail, may_go):
        head = list(head)
        position = 0
        while self.too_much(head + tail) and position < len(head):
            if may_go(head[position]):
                del head[position]
            else:
                position += 1
        return head
