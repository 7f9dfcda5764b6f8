"""The game behind the interfaces that researchers know: PettingZoo, Gymnasium, OpenSpiel, each in its own module.

They need the extra `envs`: pip install "glastonbury[envs]". Nothing is imported here.
"""

VERSION = 1  # of all of them: their ids, the actions, the observations and the rewards. A change of any is a new version
