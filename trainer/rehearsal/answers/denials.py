"""Ways of saying that a clause or a sentence, all of it, is not so.

Each function reads the words of clauses, without articles and full stops. A negation that only reaches the words
behind it is not looked for here.
"""

from __future__ import annotations

import re

DISMISSALS = frozenset(
    """
    unnecessary useless pointless overkill superfluous nonsense unimportant irrelevant myth waste overrated redundant
    """.split()
)
"""What is called one of these is not wanted."""

Clauses = tuple[tuple[str, ...], ...]
"""The clauses of a sentence, as words."""

_WRONG = "wrong|false|untrue|nonsense|rubbish|mistake|myth|misconception|fallacy"
_OPENING = r"^(?:(?:but|and|or|well|so|now|honestly|which) )*"
_MANY = (
    r"(?:(?:some|many|most|lots of|all|few) )?(?:people|folks|engineers|they|others|everyone|everybody|some|many|most)"
)
_SAYING = r"(?:say|says|think|thinks|believe|believes|claim|claims|argue|argues|tell|tells|hear|assume|assumes|expect)"

_DENYING = re.compile(
    rf"\b(?:i (?:doubt|disagree)|(?:it's|it is|it'd be|it would be) (?:just |simply |plainly )?"
    rf"(?:{_WRONG}|bad idea) (?:that|to)"
    r"|(?:mistake|myth|error|misconception) is (?:that|to|thinking|believing|in thinking)"
    r"|(?:don't|do not|never) (?:listen|trust anyone|let anyone)|refuse to (?:believe|accept)"
    r"|(?:reject|dispute|deny|contest|don't buy|do not buy) (?:idea|claim|notion|view|that)"
    r"|not so that|i used to (?:think|believe|say)|(?:there is|there's) no (?:evidence|proof) (?:that|for)"
    r"|i (?:can't|cannot|can not|don't|do not|fail to) see (?:that|why|how)"
    r"|(?:nobody|no one|hardly any(?:body|one)|few people) (?:believes?|claims?))\b"
    rf"|{_OPENING}(?:(?:it's|it is|that's|it isn't|it is not|that isn't|isn't) )?"
    r"(?:not that|(?<=isn't )(?:so )?that|(?<=is not )that)"
    r" (?!(?:hard|easy|bad|good|big|small|many|much|often|simple|difficult|important|expensive|useful|i|it matters)\b)"
    r"\w"
)
_NOT_BUT = re.compile(r"^(?:it's|it is|but|rather|instead)\b")
"""Begins what holds in the place of what does not: "it's not that ..., it's that ..."."""

_REBUTTAL = re.compile(
    r"^(?:(?:but|and|well|which|no|i think|i'd say) )*"
    r"(?:that's|that is|this is|it's|it is|is|they're|they are|that was|i think that's)"
    r" (?:just |simply |plain |all |complete |completely |really |quite )?"
    r"(?:wrong|false|nonsense|myth|rubbish|mistake|not true|not right|not so|not correct|not case|untrue|misconception)"
    r"(?: (?:though|of course|too|as well|idea|i think|in my view|to me|anyway))*$"
    r"|^(?:(?:but|and|well|no) )*(?:that|this|it) (?:isn't|is not|'s not) (?:true|right|so|correct|case)\b"
    r"|^(?:(?:but|and|well|no|sorry|plain|simply|just) )*(?:wrong|false|untrue|nonsense|rubbish|not at all|far from it"
    r"|by no means|opposite (?:holds|is true|is case))$"
    r"|^(?:(?:but|and|well|no) )*i (?:disagree|don't agree|don't think so|don't buy (?:it|that|this))\b"
    r"|^(?:(?:but|and|well|no) )*(?:that|this|it|nothing) (?:couldn't|could not|could) be further from truth$"
    r"|^(?:(?:but|and|well|no) )*i (?:wouldn't|would not)(?: say so)?$"
    r"|^(?:(?:but|and|well|no) )*(?:nope|no way|no chance|but no|hardly|not really|i doubt (?:it|that|this)"
    r"|not in my (?:view|opinion|experience)|i (?:don't|do not|can't|cannot) see (?:why|how|it|that))$"
    r"|^(?:(?:but|and|well|no) )*(?:i(?:'m| am) )?not (?:so |really )?(?:sure|convinced)(?: (?:of|about) (?:it|that))?$"
    r"|^(?:(?:but|and|well|no) )*i (?:have )?never (?:found|saw|seen) (?:that|this|it)(?: to be true| true)?$"
)
_NOES = frozenset({"no", "nope", "well", "well no", "but no", "but"})
_HEARSAY = re.compile(
    rf"{_OPENING}(?:(?:that's|that is|this is|it's) (?:at least )?(?:what|how) {_MANY} (?:will |all |often |always )?"
    rf"{_SAYING}\b.*|{_MANY} (?:all |often |always )?{_SAYING}(?: (?:that|so|it|this))?"
    r"|(?:that's|that is|this is) (?:common|popular|widespread|usual) (?:view|claim|belief|opinion|answer)"
    r"|you (?:often )?(?:hear|read) (?:that|this|it)\b.*)$"
)
"""What others say, and nothing more: whoever speaks has yet to say whether it is so."""
_REPORTED = re.compile(rf"{_OPENING}{_MANY} (?:will |all |often |always )?{_SAYING}\b")
_OBJECTION = frozenset({"but", "however", "yet"})
_WAVED_OFF = re.compile(
    r"\b(?:not|no|never|don't|doesn't|wouldn't|won't|isn't|nobody|needn't|shouldn't|can't|didn't)(?: \w+)?"
    r" (?:bother with|bother|need|want|use|care about|care for|do|have|worth) (?:that|it|this|them|those|any|one)\b"
    r"|^(?:(?:but|and|honestly|i think) )*(?:that's|it's|that is|it is|they're) "
    r"(?:not needed|overkill|pointless|useless|unnecessary|superfluous)\b"
)
_ALL_DISMISSED = re.compile(
    rf"\b(?:is|are|would be|seems?)(?: just| simply| quite| plain)? (?:{'|'.join(sorted(DISMISSALS))})(?: of \w+)?$"
)
"""At its end a clause is dismissed from its first word on: "hashing actions and looking for cycles is a waste"."""
_CLAIM_DISMISSED = re.compile(
    r"^(?:i think |but |and )?(?:(?:common|popular|widespread|usual|old|whole) )*"
    r"(?:idea|claim|notion|belief|assumption|view) that .*"
    rf" (?:is|are)(?: just| simply| plainly)? (?:wrong|false|untrue|rubbish|mistaken|{'|'.join(sorted(DISMISSALS))})$"
    r"|^opposite of .* (?:is (?:true|case|right)|holds)$"
)
"""All of a sentence, whatever clauses stand between: "the claim that ... is nonsense"."""


def begins_denial(words: tuple[str, ...]) -> bool:
    """Whether a clause says that what it goes on with, and the clauses behind it, is not so."""
    return bool(_DENYING.search(" ".join(words)))


def ends_denial(words: tuple[str, ...]) -> bool:
    """Whether a clause begins what holds in the place of what a clause before it denied."""
    return bool(_NOT_BUT.search(" ".join(words)))


def is_dismissed(words: tuple[str, ...]) -> bool:
    """Whether a clause ends by calling all of itself a waste."""
    return bool(_ALL_DISMISSED.search(" ".join(words)))


def is_dismissed_claim(sentence: Clauses) -> bool:
    """Whether a sentence names a claim and calls it wrong."""
    return bool(_CLAIM_DISMISSED.search(" ".join(word for words in sentence for word in words)))


def taken_back(sentence: Clauses) -> int:
    """How many clauses from the first on a later clause of the sentence takes back."""
    reported = bool(_REPORTED.search(" ".join(sentence[0]))) if sentence else False
    found = 0
    for place, words in enumerate(sentence):
        if _REBUTTAL.search(" ".join(words)) or (reported and place and not _OBJECTION.isdisjoint(words[:1])):
            found = place
    return found


def waves_off(words: tuple[str, ...]) -> bool:
    """Whether a clause says that what the one before it names is not wanted."""
    return bool(_WAVED_OFF.search(" ".join(words)))


def takes_back(sentences: tuple[Clauses, ...], before: Clauses, *, asked: bool) -> bool:
    """Whether the `sentences` begin by saying that the one `before` them is wrong; a mere "no" may stand first.

    What others say may stand between: "that's what people say, but it's wrong". Where the sentence before was `asked`,
    or where there is nothing else, a "no" is enough; what was told as others' opinion, a "but" takes back.
    """
    texts = [" ".join(words) for sentence in sentences[:2] for words in sentence if words]
    if not texts:
        return False
    first = [" ".join(words) for words in sentences[0] if words]
    if first[0] in _NOES and (asked or len(first) == 1) and first[0] not in ("but", "well"):
        return True
    if before and _REPORTED.search(" ".join(before[0])) and first[0].split()[0] in _OBJECTION:
        return True
    if _HEARSAY.search(texts[0]):
        texts = texts[1:]
    return any(map(_REBUTTAL.search, texts[: 2 if texts and texts[0] in _NOES else 1]))
