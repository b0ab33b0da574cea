# twist: 1
import copy
from typing import Any, Callable, Mapping, Optional


class Blackboard:
    def __init__(self, owners: Optional[dict[str, str]] = None) -> None:
        self.owners = dict(owners or {})
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    def foreign(self, agent: str, updates: dict[str, Any]) -> list[str]:
        return [key for key in updates if self.owners.get(key, agent) != agent]

    def post(self, agent: str, updates: dict[str, Any]) -> None:
        refused = self.foreign(agent, updates)
        if refused:
            raise PermissionError(f"{agent} may not write {', '.join(refused)}")
        copied = copy.deepcopy(updates)
        self.log.append({"agent": agent, "updates": copied, "round": len(self.log)})
        self.state = {**self.state, **copy.deepcopy(copied)}


class Controller:
    def __init__(self, blackboard: Blackboard, specialists: Mapping[str, Any], solved: Callable[[dict], bool]) -> None:
        self.blackboard, self.specialists, self.solved = blackboard, specialists, solved

    def run(self, max_rounds: int = 10) -> str:
        look = lambda: copy.deepcopy(self.blackboard.state)
        for turn in range(max_rounds + 1):
            if self.solved(look()):
                return "solved"
            names = [name for name in self.specialists if self.specialists[name].can_contribute(look())]
            if not names:
                return "stalled"
            if turn < max_rounds:
                names.sort(key=lambda name: -self.specialists[name].confidence(look()))
                self.blackboard.post(names[0], self.specialists[names[0]].contribute(look()))
        return "max_rounds"
