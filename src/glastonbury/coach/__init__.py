"""The coach: what was luck, what was skill, what was forgotten (docs/coach.md). Read in this order:

`account`    what deal, cards and moves have brought each seat, term by term
`draft`      how far a review has come besides the account
`errors`     moves that were worse than another one beyond doubt
`memory`     how likely moves are by what is remembered, and which errors are errors of memory
`half_life`  how long somebody remembers
`review`     all of it about a game, step by step, and about many
`plot`       a picture of a review

It judges by what a seat could know, with a perfect memory of all that it saw, and never by the pile.
"""
