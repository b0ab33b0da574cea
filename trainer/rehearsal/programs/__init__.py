"""Practising a program: from its brief to the grade, what a run missed, finding a fault and breaking a line."""
