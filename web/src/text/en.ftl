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

## The end

end-page-title = Table { $table }, the end · Glastonbury
end-about = Table { $table } · game { $game }
end-scoring = Scoring overview
end-open = The cauldrons are open
end-over = The game is over
end-counting = Counting …
end-you = You
end-nameless = Somebody ({ $color })
end-you-win = { $points ->
    [one] You win with one point
   *[other] You win with { $points } points
}
end-you-share = You and { $others } win with { $points } points each
end-wins = { $points ->
    [one] { $who } wins with one point
   *[other] { $who } wins with { $points } points
}
end-share = { $who } win with { $points } points each
end-resigned-you-win = You win: { $who } resigned
end-you-resigned = You resigned: { $who } wins
end-resigned = { $who } wins: the other one resigned
end-abandoned = The game was called off, nobody wins
end-evening = This evening
end-wins-count = { $wins }
end-winner = Winner
end-has-resigned = resigned
end-total = Total:
end-cards = Cards
end-ingredient = Ingredient
end-ingredients = Ingredients
end-points = { $points }
end-points-head = Points
end-what = What for
end-double = double
end-empty = Nothing in the cauldron
end-idle-immutos = { $count ->
    [one] One Immuto was put to nothing.
   *[other] { $count } Immutos were put to nothing.
}
end-not-counted = { $height ->
    [0] Nothing in the cauldron.
    [one] One card in the cauldron, not counted.
   *[other] { $height } cards in the cauldron, not counted.
}
end-recipe-a = A
end-recipe-b = B
end-count-a = { $count ->
    [one] one card
   *[other] { $count } cards
}
end-count-fewest_cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
end-count-fewest_fours = { $count ->
    [0] no 4
    [one] one 4
   *[other] { $count } 4s
}
end-count-fewest_spells = { $count ->
    [0] no spell
    [one] one spell
   *[other] { $count } spells
}
end-count-most_ones = { $count ->
    [0] no 1
    [one] one 1
   *[other] { $count } 1s
}
end-tied = { $count }, as many as { $others }
end-tied-all = { $count }, all equal
end-missed = { $count } against { $others }
end-ended-it = done
end-ended-by = it was { $who }
end-ended-by-you = it was you
end-again = Play again
end-others-want = { $count ->
    [one] { $who } wants to play again.
   *[other] { $who } want to play again.
}
end-waiting-for = You want to play again. Waiting for { $who }.
end-withdraw = Not after all
end-replay = Replay the game
end-record = Download the record
end-check-deal = Check the deal
end-leave = Leave the table
end-home = To the first page

deal-title = Check the deal
deal-checking = Checking …
deal-failed = The record could not be fetched. Try again later.
deal-no-proof = This game was dealt without a proof, so that nothing can be checked.
deal-how = Your device has fetched the record of the game and dealt it once more by itself. The server had no part in that.
deal-step-passed = Right:
deal-step-failed = Wrong:
deal-step-unknown = Not known:
deal-commitment = The server’s secret
deal-commitment-before = Before any player’s word was known, this device was shown the fingerprint of the server’s secret. The secret that was laid open at the end has the same fingerprint.
deal-commitment-during = While the game ran, this device was shown the fingerprint of the server’s secret, and it fits the secret. This device was not there before the deal; somebody else’s may have been.
deal-commitment-unknown = This device did not see the deal, so that it cannot say whether the secret is the one that was fixed before. Ask somebody who was there.
deal-commitment-wrong = The secret is not the one whose fingerprint this device was shown. It was exchanged.
deal-word = Your device’s word
deal-word-there = { $count ->
    [one] The random word of this device went into the deal; there was no other.
   *[other] The random word of this device is among the { $count } that went into the deal.
}
deal-word-unknown = This device gave no word to this deal, or has forgotten it.
deal-word-missing = The random word of this device did not go into the deal.
deal-players = Who began
deal-players-same = The order of play follows from secret and words, or was chosen by the table.
deal-players-different = The order of play does not follow from secret and words.
deal-deck = The deck
deal-deck-same = All { $count } cards lay in the order that follows from secret and words.
deal-deck-different = The cards lay in another order than follows from secret and words.
deal-recipes = The recipes
deal-recipes-same = Everybody had the recipes that follow from secret and words.
deal-recipes-different = The recipes were not those that follow from secret and words.
deal-removed_color = The colour that was taken out
deal-removed_color-same = The colour that was taken out follows from secret and words, or was chosen by the table.
deal-removed_color-different = Another colour was taken out than follows from secret and words.
deal-verdict-right = Nobody chose this deck
deal-verdict-partly = The deck follows from secret and words
deal-verdict-wrong = This deal is not right
deal-proves = What this proves: the secret was fixed before the words were known, and the words before the secret was. So neither the server nor any player could choose the cards.
deal-proves-partly = What this proves: the cards were not changed after the secret and the words were fixed. That nobody chose them only those can say whose device saw the fingerprint before and gave a word.
deal-proves-wrong = Somebody has tampered with the deal or with the record.
deal-proves-not = What it does not prove: that nobody looked. Whoever runs the server can see all cards while the game is played.
deal-numbers = The numbers
deal-fingerprint = Fingerprint (SHA-256) of the secret
deal-secret = Secret
deal-words = Words of the devices

## Replay

replay-page-title = Table { $table }, game { $game } · Glastonbury
replay-title = Game { $game } of table { $table }
replay-coming = Fetching the game …
replay-missing = This game cannot be shown: it is not over, or it is not for you.
replay-failed = The server cannot be reached.
replay-retry = Try again
replay-home = To the first page
replay-beginning = The cards are on the table. Nobody has moved.
replay-move = Move { $move } of { $moves }
replay-first = To the beginning
replay-back = One move back
replay-forth = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-controls = Moving through the game
replay-pace = Pace
replay-pace-slow = slow
replay-pace-normal = normal
replay-pace-fast = fast
replay-eyes = Seen by
replay-eyes-all = everybody, all open
replay-eyes-one = { $who }, as it was
replay-copy = Copy a link to this moment
replay-copied = Copied
replay-not-copied = Could not copy. The link is in the address bar.
replay-table = To the table
replay-record = Download the record
replay-check-deal = Check the deal
replay-pile = Draw pile: { $count }
replay-cauldron = { $height ->
    [0] The cauldron is empty
    [one] One card in the cauldron
   *[other] { $height } cards in the cauldron
}
replay-turn = to decide
replay-player-resigned = resigned
replay-winner = Winner
replay-accio = Accio { $uses }
replay-declinatio = Declinatio { $uses }
replay-points = { $points ->
    [one] one point
   *[other] { $points } points
}
replay-abandoned = The game was called off here.
replay-gave-up = { $who } resigned here.
replay-keys = Keys: ← → one move, Home and End, space plays.

# What happened. Past tense, so that "You" fits as well as a name.

event-somebody = Somebody
event-and = { $some } and { $last }
event-comma = {", "}
event-placed = { $who } chose a corner.
event-moved = { $stops ->
    [one] { $who } walked one stop to { $line }.
   *[other] { $who } walked { $stops } stops to { $line }.
}
event-stayed = { $who } stayed at { $line }.
event-passed = { $who } took nothing at the corner.
event-declinatio = { $who } used Declinatio and moved on.
event-taken = { $who } took { $card } from { $cell }.
event-taken-by-accio = { $who } took { $card } from { $cell } by Accio.
event-spell-kept = { $who } can use { $card } from the next turn on.
event-dropped = { $who } dropped { $card }.
event-swept = Vanesco: { $lost } went under the pile.
event-swept-away = Vanesco: { $lost } left the game.
event-swept-one = { $card } ({ $who })
event-swept-nothing = Vanesco found nothing in the other cauldrons.
event-looked = { $who } looked through the cauldron.
event-turned-over = { $card } was turned over at { $cell }.
event-ended-last_card = { $who } took the last card of a line and ended the game.
event-ended-only_spells = Nothing but spells lay in the line: { $who } ended the game.
event-opened = All cauldrons were opened.
event-immuto = { $who } put an Immuto to { $ingredient }.
event-immuto-none = { $who } put an Immuto to nothing.
event-scored = The points: { $scores }.
event-score = { $who } { $points }
event-turn = { $who } took { $card } at { $line }.
event-turn-by-accio = { $who } took { $card } by Accio.
event-turn-declinatio = { $who } took { $card } at { $line }, by Declinatio.
event-turn-dropped = { $who } took { $card } at { $line } and dropped it.
event-turn-looked = { $who } took Perluceo at { $line }.
event-turn-swept = { $who } took Vanesco at { $line }: a card less for { $lost }.
event-turn-swept-nothing = { $who } took Vanesco at { $line }.
event-tail-ended = {" "}That ended the game.
event-Sit = { $who } sat down.
event-StandUp = { $who } left the table.
event-SeatBot = { $who } sat down.
event-OfferSeat = The host made a link to the seat of { $who }.
event-HandOver = { $who } plays on another device.
event-Start = { $who } let the cards be dealt.
event-CancelDeal = The deal was cancelled: a device did not answer.
event-Resign = { $who } resigned.
event-VoteStandIn = A stand-in was asked for { $who }.
event-LetPlay = A stand-in plays for { $who }.
event-TakeBack = { $who } was back at the table.
event-Abandon = { $who } wanted to call the game off.
event-Rematch = { $who } wanted to play again.
event-Withdraw = { $who } changed the mind.

## Phrases

## What went wrong

