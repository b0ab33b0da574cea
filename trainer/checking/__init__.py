"""Running a learner's program: the checks' API, the server, the confined worker, the report.

This package root imports nothing: the worker processes load its modules one by one, and
their start-up time is the learner's latency.
"""
