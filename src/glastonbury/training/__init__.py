"""From nothing to a net, in JAX (the extra `batch`): `glastonbury train`. Read in this order:

`lessons`   self-play of all variants at once, and what is to be learned from each decision
`learning`  one iteration: games are played on with the net's own policy, and the net learns from them
`run`       many iterations, which can be interrupted and gone on with; the net, its card and its curves
`curves`    a picture of how it went

Learning is proximal policy optimisation: the policy learns from what turned out better than expected, the outlook from
λ-returns, which end in results. The order of the pile and others' recipes enter nothing but through those.
"""
