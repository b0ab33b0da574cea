"""A terminal trainer for agent-engineering interviews."""
