"""The game behind the interfaces that researchers know: PettingZoo, Gymnasium, OpenSpiel, each in its own module.

They need the extra `envs`: pip install "glastonbury[envs]". Nothing is imported here.
"""

# Of actions, observations and rewards, here and in `batch`: a change of any is a new version, which is in all ids.
# Learners keep it with their weights.
VERSION = 1
