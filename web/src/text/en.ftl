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

connection-lost = No connection. Trying again …
connection-back = Back
table-coming = Coming to the table …
table-gone = There is no such table
table-gone-explained = The code may be wrong, or the table is not for spectators, or nobody has been there for a month.
table-gone-home = To the first page

play-table = Table { $code }
play-opponents = The others
play-choice = Your choice
play-your-place = Your place
play-your-turn = Your turn
play-turn-of = { $name }’s turn
play-waiting = Waiting
play-nobody = The cauldrons are opened
play-sending = One moment
play-choosing = { $name } is choosing
play-place = Choose a corner for your pawn
play-place-explained = Your pawn walks clockwise, two stops on your first turn. Touch a corner that is free.
play-take-from = Take a card from { $line }
play-take-any = Take any card by Accio
play-corner = Your pawn is at a corner
play-corner-explained = Nothing can be taken here. Declinatio lets you walk the same number of stops again.
play-declinatio = Use Declinatio
play-declinatio-to = Walk { $steps } to { $line }
play-declinatio-and-end = Use Declinatio and end the game
play-declinatio-ends = That line holds only spells that cannot be taken then: the game would end at once.
play-stay = Stay
play-uses-left = { $uses ->
    [one] { $uses } use left
   *[other] { $uses } uses left
}
play-keep-or-drop = Keep the last card, or drop it?
play-keep-explained = It was the last card of a line: the game ends with it. You may keep it, or drop it out of the game.
play-keep = Keep
play-drop = Drop
play-immuto = Where does your Immuto go?
play-immuto-explained = It becomes one more card of that ingredient, with the number 0.
play-immuto-none = To none
play-immuto-does = is any ingredient you like at the end, and a 0: you stay where you are
play-on-cauldron = goes on top of your cauldron
play-then-line = Then { $steps ->
    [one] { $steps } stop
   *[other] { $steps } stops
} to { $line }
play-then-corner = Then { $steps ->
    [one] { $steps } stop
   *[other] { $steps } stops
} to a corner: nothing to take there
play-then-stay = Then you stay where you are
play-ends-game = This is the last card of a line: taking it ends the game.
play-look-at-a-card = Look at a card to see where it leads you.
play-take = Take { $card }
play-take-it = Take it
play-take-and-end = Take and end the game
play-choose-first = Choose a card
play-accio = Accio: take any card
play-accio-short = Accio · { $uses }
play-back-to = Back to { $line }
play-bot = bot
play-next = Next
play-more-about = More about { $name }
play-moves-next = Moves next
play-no-spells = No spells
play-height = { $count ->
    [one] { $count } card in the cauldron
   *[other] { $count } cards in the cauldron
}
play-last-turn = Last turn
play-memory-aid = In the cauldron (memory aid)
play-mute = Do not hear them
play-unmute = Hear them again
play-seat-link = A new link for this seat
play-seat-link-explained = For somebody who has lost the device. It works once, for a day, and everybody sees that you made it.
play-your-cauldron = Your cauldron
play-open-cauldron = Look into it
play-recipes = Recipes
play-take-back = Play myself again
play-cauldron-empty = There is nothing in it.
play-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-pile-left = left in the draw pile
play-pile-low = Pile running low
play-pile-empty = The draw pile is empty
play-look = { $name } looks into the cauldron
play-look-for = Only { $name } may see this.
play-look-now = Look now
play-look-explained = The top card comes first. Remember it well: you see this once.
play-look-close = Close
play-hand-over = Hand over to { $name }
play-hand-over-explained = Nobody else should look at the screen now.
play-i-am = I am { $name }
play-scoring = Scoring
play-rules = Rules
play-menu = Menu
play-sound = Sound
play-labels = Letters for colours on the cards
play-one-tap = Take a card with one tap
play-im-back = I’m back
play-step-away = Step away
play-abandon = Abandon the game
play-abandon-explained = Everybody who plays must agree. Nobody wins, and nothing is counted.
play-abandon-wanted = { $count ->
    [one] { $count } player wants to abandon the game.
   *[other] { $count } players want to abandon the game.
}
play-withdraw = Go on playing after all
play-resign = Resign
play-resign-sure = Yes, I resign
play-resign-explained = The other player wins.
play-resign-explained-more = A stand-in plays on for you, and you cannot win.
play-home = To the first page
play-home-explained = Your seat stays yours. You find this table under “Your games”.
play-say = Say something
play-said = { $name }: { $phrase }
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
away-seconds = away for { $seconds } s
away-minutes = away for { $minutes } min
away-grace = a stand-in in { $seconds } s
away-stand-in = { $level } plays
away-vote = Let a stand-in play
away-wanted = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}

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

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_done = Well done!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-thinking = Let me think …
phrase-your_turn = Your turn
phrase-one_moment = One moment
phrase-that_hurt = That hurt!
phrase-again = Once more?
phrase-goodbye = Goodbye!
phrase-smile = 🙂
phrase-laugh = 😄
phrase-surprise = 😮
phrase-sad = 😢
phrase-applause = 👏
phrase-heart = ❤️

## What went wrong

