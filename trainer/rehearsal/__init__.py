"""Practising: one attempt from blank page to grade, clocks, and the points that a spoken answer lands.

What to practise now is in `agenda`; typing a program in `programs/`; saying an answer, and the points that it lands, in
`answers/`, its sound in `voice/`; what is asked in `asked`, with `numbers/`, `choices` and `recalling`. Sittings of
several are in `interview`, `cold` and `routine/`, the way to the day of the interview in `planning/` and `readiness`.
"""
