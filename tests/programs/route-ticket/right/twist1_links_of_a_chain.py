# twist: 1
import logging
import sys
from abc import ABC, abstractmethod
from typing import Any, Optional

logging.basicConfig(stream=sys.stdout)
logger = logging.getLogger("router")


class Unrouted(Exception):
    pass


class Link(ABC):
    def __init__(self, then=None):
        self.then = then

    @abstractmethod
    def label(self, ticket): ...

    def __call__(self, ticket):
        found, label = self.label(ticket)
        return label if found or self.then is None else self.then(ticket)


class Rule(Link):
    def __init__(self, test, says, then=None):
        super().__init__(then)
        self.test, self.says = test, says

    def label(self, ticket):
        return self.test(ticket), self.says


class Model(Link):
    def __init__(self, classify):
        super().__init__()
        self.classify = classify

    def label(self, ticket):
        return True, self.classify(ticket["text"])


def route_ticket(ticket, classify, handlers, to_person, rules=()):
    chain = Model(classify)
    for test, says in reversed(list(rules)):
        chain = Rule(test, says, chain)
    label, reason, response = None, None, None
    try:
        label = chain(ticket)
    except Exception as e:
        reason = "no label, since %s was raised: %s" % (type(e).__name__, e)
    else:
        if not isinstance(label, str) or label not in handlers:
            reason = "unknown label %s" % (label if isinstance(label, str) else "that is no text",)
        else:
            try:
                response = handlers[label](ticket)
            except Exception as e:
                reason = "%s could not be handled: %s: %s" % (label, type(e).__name__, e)
    if reason is not None:
        logger.info(reason)
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
    return {"route": label, "response": response, "reason": None}
