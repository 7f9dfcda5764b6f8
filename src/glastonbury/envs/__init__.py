"""The game behind the interfaces that researchers know: PettingZoo, Gymnasium, OpenSpiel, each in its own module.

They need the extra `envs`: pip install "glastonbury[envs]". Nothing is imported here.
"""

VERSION = 1  # of ids, actions, observations and rewards: a change of any of them is a new version
