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

## Replay

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

