"""Practising: one attempt from blank page to grade, clocks, and the points that a spoken answer lands."""
