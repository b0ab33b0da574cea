"""The screen. What can be known without a screen is decided elsewhere.

`app` opens the `rooms`; `journeys/` lead from one of the `screens/` to the next, which ask that of `leads`; what they
show is made in `texts/`, of `widgets/`, by `styles/`; every action and its keys are in `keys/`, those of vi in `vi/`,
what comes from the terminal itself, or is done to it, in `terminal/`.
"""
