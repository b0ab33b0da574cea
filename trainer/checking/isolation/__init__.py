"""The layers between a learner's program and the machine. Each module is one layer, by ctypes, without packages."""
