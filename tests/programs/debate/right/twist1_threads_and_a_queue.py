# twist: 1
import queue
import threading
from enum import IntEnum
from typing import NamedTuple


class Entry(NamedTuple):
    round: int
    debater: str
    statement: str


class Phase(IntEnum):
    TALK = 1
    JUDGE = 2


def debate(debaters, judge, question, max_rounds=2, agreed=None):
    inbox, entries, phase, held = queue.Queue(), [], Phase.TALK, 0

    def speak(name, told):
        try:
            inbox.put((name, debaters[name]([{"role": "user", "content": told}])["text"]))
        except Exception as e:
            inbox.put((name, f"ERROR {type(e).__qualname__} {e}"))
        except BaseException as e:
            inbox.put((name, e))

    last = ()
    while phase is Phase.TALK:
        held += 1
        now = []
        for name in debaters:
            lines = [question] + [f"{e.debater} said <<{e.statement}>>" for e in last if e.debater != name]
            worker = threading.Thread(target=speak, args=(name, "\n\n".join(lines)))
            worker.start()
            worker.join()
            who, said = inbox.get()
            if isinstance(said, BaseException):
                raise said
            now.append(Entry(held, who, said))
        entries += now
        last = tuple(now)
        if held == max_rounds or (agreed and agreed([e.statement for e in now])):
            phase = Phase.JUDGE
    summary = "".join(f"\nRound {e.round}, {e.debater}: {e.statement}" for e in entries)
    verdict = judge([{"role": "system", "content": "You are the judge."}, {"role": "user", "content": question + summary}])
    return {"verdict": verdict["text"], "transcript": [e._asdict() for e in entries], "rounds": held}
