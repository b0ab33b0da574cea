"""Practising, without a screen: one attempt from blank page to grade, whatever the kind of its drill.

What to practise now is in `agenda`; typing a program in `practice` and `missing`; saying an answer in `speaking`, its
points in `points`, its sound in `voice/`; what is asked in `asked`, with `numbers`, `choices` and `recalling`. Sittings
of several are in `interview`, `cold` and `routine/`, the way to the day of the interview in `planning/` and
`readiness`.
"""
