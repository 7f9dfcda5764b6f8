### Everything that the page says, in English. Words of the game as in the rulebook.

## The game

title = Glastonbury
color-yellow = yellow
color-green = green
color-red = red
color-blue = blue
color-orange = orange
color-purple = purple
color-brown = brown
color-white = white
color-black = black

ingredient-Ya = Wild Honeycomb
ingredient-Yb = Solstice Sunflower
ingredient-Ga = Marsh Frog
ingredient-Gb = Wishing Clover
ingredient-Ra = Fly Agaric
ingredient-Rb = Thorn Rose
ingredient-Ba = Mere Dragonfly
ingredient-Bb = Jay’s Feather
ingredient-Oa = Hollow Pumpkin
ingredient-Ob = Ember Newt
ingredient-Pa = Elderberry
ingredient-Pb = Tor Amethyst
ingredient-Na = Druid’s Acorn
ingredient-Nb = Mandrake Root
ingredient-Wa = Moon Garlic
ingredient-Wb = Mist Pearl
ingredient-Ka = Bat Wing
ingredient-Kb = Cellar Spider

spell-Ac = Accio
spell-De = Declinatio
spell-Va = Vanesco
spell-Pe = Perluceo
spell-Ac-does = Take any card of the square instead
spell-De-does = Leave the corner and move again
spell-Va-does = Every other cauldron loses its top card
spell-Pe-does = Look through your cauldron once
immuto = Immuto
cauldron = Cauldron
corner = High Street
card = { $name } { $number }
card-label = { $name }, { $color } { $number }
line-column = column { $line }
line-row = row { $line }
line-corner = a corner

level-random = Random
level-apprentice = Apprentice
level-herbalist = Herbalist
level-witch = Witch
level-wizard = Wizard
level-merlin = Merlin

recipe-a = Most { $color } cards
recipe-fewest_cards = Fewest cards in the cauldron
recipe-fewest_fours = Fewest 4s
recipe-fewest_spells = Fewest spell cards used
recipe-most_ones = Most 1s
recipe-ended_game = End the game yourself

## Everywhere

## Home

## Waiting room

## Settings

## How to play

## About

## The table

card-immuto-label = { immuto }, 0
card-spell-label = { $name }, spell
card-stack = { $height ->
    [0] Empty cauldron, moves 2
    [one] Cauldron of 1 card, on top { $top }
   *[other] Cauldron of { $height } cards, on top { $top }
  }
card-uses = { $name }, { $left ->
    [one] 1 use left
   *[other] { $left } uses left
  }
card-letter-yellow = Y
card-letter-green = G
card-letter-red = R
card-letter-blue = B
card-letter-orange = O
card-letter-purple = P
card-letter-brown = N
card-letter-white = W
card-letter-black = K
card-recipe-a = Most { $color }
card-recipe-a-does = more { $color } cards than anyone else
card-recipe-fewest_cards = Fewest cards
card-recipe-fewest_cards-does = fewer cards in the cauldron than anyone else
card-recipe-fewest_fours = Fewest 4s
card-recipe-fewest_fours-does = fewer 4s in the cauldron than anyone else
card-recipe-fewest_spells = Fewest spells
card-recipe-fewest_spells-does = fewer spell cards used than anyone else
card-recipe-most_ones = Most 1s
card-recipe-most_ones-does = more 1s in the cauldron than anyone else
card-recipe-ended_game = Last word
card-recipe-ended_game-does = end the game yourself
card-reward-either = 1 or 2 per card
card-reward-either-short = 1–2
card-reward-each = { $points } per card
card-reward-points = { $points } points

board-label = The square: six rows of six cards
board-cell = { $cell }: { $card }
board-cell-offered = { $cell }: { $card }. Can be taken
board-cell-ends = { $cell }: { $card }. Can be taken and ends the game
board-empty = { $cell }: empty
board-corner = { $cell }: corner
board-corner-offered = { $cell }: corner. You can begin here
board-begin = Begin at the corner { $corner }
board-pawn = { $name }: { $place }
board-ghost = Next turn: { $place }

## The end

## Replay

## Phrases

## What went wrong

