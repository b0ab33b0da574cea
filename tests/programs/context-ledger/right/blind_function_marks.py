ContextFull = type("ContextFull", (OverflowError,), {})


def ContextLedger(window, system, tools, output):
    class Ledger:
        budget = window - system - tools - output

        def compact(self, entries, digest):
            marks = [True] * len(entries)
            shown = list(entries)
            turns = [n for n, e in enumerate(entries) if e["kind"] == "turn"]
            end = turns[-1] if turns else len(entries)

            def over():
                return sum(e["tokens"] for e, m in zip(shown, marks) if m) > Ledger.budget

            def drop(places):
                for n in places:
                    if not over():
                        return
                    marks[n] = False

            drop(n for n in range(end) if entries[n]["kind"] == "tool_result")
            if over() and turns[:-1]:
                first, *others = turns[:-1]
                shown[first] = digest([dict(entries[n]) for n in turns[:-1]])
                for n in others:
                    marks[n] = False
            drop(n for n in range(end) if marks[n] and shown[n]["kind"] not in ("goal", "digest"))
            if over():
                raise ContextFull(f"more than {Ledger.budget} tokens")
            return [e for e, m in zip(shown, marks) if m]

    return Ledger()
