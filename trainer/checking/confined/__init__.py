"""What runs in the processes that are closed off: the starter, its children, and the roles that they take."""
