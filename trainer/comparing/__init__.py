"""A program against its reference: only what was missed, not what was phrased differently."""
