"""The coach: what was luck, what was skill, what was forgotten (docs/coach.md). Read in this order:

`account`  what deal, cards and moves have brought each seat, term by term
`errors`   moves that were worse than another one beyond doubt

It judges by what a seat could know, with a perfect memory of all that it saw, and never by the pile.
"""
