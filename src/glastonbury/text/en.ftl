### Everything that the page and the terminal say, in English. Words of the game as in the rulebook.

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

# What bots are called: sixteen names of plants, each short and unlike the others. Every language has its own.

bot-name-1 = Alder
bot-name-2 = Bryony
bot-name-3 = Tansy
bot-name-4 = Rowan
bot-name-5 = Sorrel
bot-name-6 = Hazel
bot-name-7 = Yarrow
bot-name-8 = Sedge
bot-name-9 = Linden
bot-name-10 = Fennel
bot-name-11 = Juniper
bot-name-12 = Aspen
bot-name-13 = Mallow
bot-name-14 = Bramble
bot-name-15 = Teasel
bot-name-16 = Willow

recipe-sort-a = A
recipe-sort-b = B
recipe-a = Most { $color } cards
recipe-fewest_cards = Fewest cards in the cauldron
recipe-fewest_fours = Fewest 4s
recipe-fewest_spells = Fewest spell cards used
recipe-fewest_spells-collected = Fewest spell cards collected
recipe-most_ones = Most 1s
recipe-ended_game = End the game yourself

## Everywhere

page-title = { $page } · Glastonbury
page-menu = Menu
to-home = Glastonbury: to the first page
how-to-play = How to play
settings = Settings
about-this = About this unofficial edition
close = Close
cancel = Cancel
on = On
off = Off
share = Share
copy = Copy
copied = Copied.
copy-yourself = It is selected: copy it with Ctrl+C, or press and hold.
player = Player
player-number = Player { $number }
your-name = Your name
you = You
your-turn = Your turn
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
level-random-says = Takes whatever lies there.
level-apprentice-says = Takes what looks nice and forgets half of it. For your first games.
level-herbalist-says = Forgets nothing and thinks one turn ahead.
level-witch-says = Watches where every pawn will go before she takes a card.
level-wizard-says = Dreams through a thousand ways on before each move.
level-merlin-says = Dreams through twenty thousand. Bring a good memory.
scoring-overview = Scoring overview
scoring-cards = Cards of one ingredient
scoring-counts = Count for you
scoring-one = One
scoring-one-says = minus its number
scoring-two = Two
scoring-two-says = 0
scoring-three = Three
scoring-three-says = the sum
scoring-four = Four
scoring-four-says = the sum + 5
scoring-double = Numbers in your own colour count double, minus points too. The 5 stays 5.
scoring-immuto = Immuto is worth 0 and is one card more of an ingredient that you have. More than four count as four.
scoring-spells = Spell cards score nothing.
scoring-recipe-a = Recipe A: if you have the most cards of its colour, each of them brings 1 point with two or three players, 2 points with four.
scoring-recipe-b = Recipe B: 10 points if you alone fulfil it.
scoring-ties = Equal with somebody: a recipe brings nothing.
scoring-example = For example

new-version = There is a new version.
reload = Reload

## Home

motto = Brew quietly, remember everything, leave High Street with the best cauldron.
motto-short = Brew quietly, remember everything.
play-now = Play now
play-now-says = Against bots, straight away.
with-friends = With friends
with-friends-says = Open a table and share its link, or join with a code.
with-friends-short = Share a link or type a code.
one-screen = Around one screen
one-screen-says = Two to four at one device, people and bots.
one-screen-short = Two to four at one device.
one-screen-explained = Everybody plays on this device. It says whose turn it is.
one-screen-recipes-on = Everybody gets two secret recipes. Hold the button to read yours; the others look away.
bots = Bots
level = Level
recipes = Recipes
start = Start
starting = Dealing …
table-code = Table code
join = Join
join-table = Join table { $code }
open-a-table = Open a table
open-the-table = Open the table
new-table = New table
set-the-table = Set the table
person-or-bot = Who player { $number } is
a-person = Person
a-bot = Bot
level-of-person = Level of player { $number }
name-of-person = Name of player { $number }
color-of-person = Colour of player { $number }
your-games = Your games
no-games = None is running: choose a door and begin one.
being-dealt = The cards are being dealt
set-aside = Damaged, and set aside
waits-for = { $who } is choosing
    .you = Your turn
with-names = with { $names }
bot-count = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
table-named = Table { $code }
seats-open = { $open ->
    [0] Ready to begin
    [one] 1 open seat
   *[other] { $open } open seats
}
seats-open-of = { $open } of { $seats } seats open
with-recipes = with recipes
without-recipes = without recipes
open-tables = Open tables
no-open-tables = None at the moment. Open one and put it on the list.
open-tables-unknown = The server cannot be reached.
finished-games = Finished games
statistics-games = { $count ->
    [one] game
   *[other] games
}
statistics-wins = { $count ->
    [one] win
   *[other] wins
}
statistics-ingredients = { $count ->
    [one] point by ingredients
   *[other] points by ingredients
}
statistics-recipes = { $count ->
    [one] point by recipes
   *[other] points by recipes
}
game-won = Won
game-shared = Shared win
game-lost = Lost
game-abandoned = Given up
replay = Replay
replay-game = Replay of game { $game } at table { $code }
show-all = Show all

## Waiting room

color-is-taken = { $color }, taken
option-seats = Players
option-seats-says = Seats can be given to people or to bots later.
option-recipes = Recipes
option-recipes-on = Everybody gets two secret recipes, for more points at the end.
option-recipes-off = Without recipes: only the ingredients count.
option-pace = Time for a move
option-stand_in = Stand-in
option-stand_in-says = When somebody’s time is over, the { $level } makes the move.
option-bot_pace-quick = Bots move almost at once.
option-bot_pace-natural = Bots wait a moment before they move.
option-bot_pace-slow = Bots leave time to look before they move.
option-removed_color = Take a colour out
option-removed_color-on = For two players, one of the colours that nobody plays is taken out of the deck.
option-removed_color-off = All colours stay in the deck, though only two play.
option-memory_aid = Memory aid
option-memory_aid-on = With the memory aid: everybody may look through all cauldrons.
option-memory_aid-off = Only the top card of each cauldron can be seen.
option-spectators = Spectators
option-spectators-on = Whoever has the code may watch.
option-spectators-off = Only those who play can see the table.
option-listed = On the list
option-listed-on = The table is on the list of open tables: anybody may join.
option-listed-off = Only those who have the code can find the table.
option-edition = Edition
edition-en = English
edition-fr = French
edition-it = Italian
edition-ru = Russian
edition-en-says = English edition: an Immuto also counts for the recipe of the colour it is put to, and the spell recipe counts spells that were used.
edition-fr-says = French edition: an Immuto also counts for the recipe of the colour it is put to, and the spell recipe counts all spells collected.
edition-it-says = Italian edition: an Immuto always counts for your own recipe, and the spell recipe counts spells that were used.
edition-ru-says = Russian edition: an Immuto always counts for your own recipe, and the spell recipe counts all spells collected.
more-options = More options
pace-none = No clock
pace-30 = 30 seconds
pace-60 = 60 seconds
pace-180 = 3 minutes
pace-86400 = One day
pace-259200 = Three days
pace-none-says = No clock: everybody thinks as long as it takes.
pace-seconds-says = { $seconds } seconds for each move.
pace-minutes-says = { $minutes } minutes for each move.
pace-days-says = { $days ->
    [one] One day
   *[other] { $days } days
} for each move: come back whenever you like.
waiting-room = Waiting room
waiting-title = Who sits at the table?
dealing-title = The cards are being shuffled
dealing-says = The deck follows from all words together, so nobody can have chosen it.
dealing-seals = First every device thinks of a secret word and seals it.
dealing-opens = All words are sealed. Now they are opened.
dealing-waits = Waiting for { $names }.
dealing-left = { $seconds ->
    [0] Time is up: the deal is called off.
    [one] 1 second left. After that the deal is called off, and you can start again without the word that is missing.
   *[other] { $seconds } seconds left. After that the deal is called off, and you can start again without the word that is missing.
}
seats = Seats
seat-number = Seat { $seat }
seat-open = Open seat
seat-host = Host
seat-bot = Bot
seat-away = away
seat-word-there = word is there
seat-word-missing = word is on its way
seat-shares = same device as { $name }
seat-wins = { $wins ->
    [one] 1 win this evening
   *[other] { $wins } wins this evening
}
name-of-seat = Name
save-name = Save
color-of-seat = Your colour
any-color = any colour
sit-here = Sit down here
sit-another = Add a person on this device
seat-a-bot = Seat a bot
level-of-seat = Level of the bot
stand-up = Leave this seat
remove = Remove
remove-name = Remove { $name }
remove-sure = Remove { $name } from the table?
remove-says = The seat is open again then. Whoever has the code can sit down on it.
invite = Invite
invite-others = Invite others to table { $code }
invite-says = Others open this link, or type the code on the first page.
invite-code = Table code
invite-link = Invite link
invite-text = Come and play Glastonbury with me.
invite-qr = QR code of the invite link
invite-only-here = Only this machine reaches the server so far. To play with others in your home network, start it with:
invite-command = glastonbury serve --lan
table-rules = What was agreed
begin-game = Start the game
begin-ready = Everybody is here.
begin-missing = { $open ->
    [one] One seat is still open: wait for somebody, or seat a bot there.
   *[other] { $open } seats are still open: wait for people, or seat bots there.
}
begin-host = { $open ->
    [0] Waiting for { $host } to start.
    [one] Waiting for one more player; then { $host } can start.
   *[other] Waiting for { $open } more players; then { $host } can start.
}
begin-somebody = Waiting for somebody at the table to start.
begin-sit = Take a seat to play along.
begin-watch = All seats are taken: you are watching.
host-watches = The host only watches. Whoever has a seat may start.
host-watches-and-you-may = The host only watches: you may start the game, and seat bots.
silent-says = The last deal was called off: no word came in time from { $names }. The next one goes without it; the game is the same, only that word is missing from the proof of the deal.
leave-table = Leave the table

## Settings

settings-you = You
settings-name-says = It stands at your seat when you sit down. At a table you can change it.
settings-language = Language
settings-language-says = All words of the page. Others at the table keep theirs.
language-own = As the browser
settings-look = Sound and picture
settings-theme = Theme
theme-dusk = Dusk
theme-dusk-says = The shop in the evening: dark wood and candlelight.
theme-daylight = Daylight
theme-daylight-says = The same shop by day: linen, oak and ink, for bright rooms.
theme-contrast = High contrast
theme-contrast-says = Black and white with thick lines, for all who see badly.
settings-sound = Sound
settings-sound-says = Cards, pawns and your turn can be heard.
settings-motion = Motion
motion-system = As the device
motion-off = Off
settings-motion-says = Without motion pawns and cards simply appear where they go.
settings-pace = Pace of animations
pace-of-slow = Slow
pace-of-normal = Normal
pace-of-fast = Fast
pace-of-none = None
settings-pace-says = How fast pawns walk and cards fly. A tap always ends what still moves.
settings-labels = Card labels
settings-labels-says = What the cards tell: their picture alone, the letter of the colour too, their name too, or everything in black and white.
settings-playing = Playing
settings-botPace = Pace of bots
bot-pace-quick = Quick
bot-pace-natural = Natural
bot-pace-slow = Slow
settings-botPace-says = How long bots wait before they move, at tables that you open from now on.
settings-oneTap = One tap takes
settings-oneTap-says = The first tap on a card takes it. Otherwise it shows where the card leads, and a second one takes it.
settings-askCauldron = Ask about your cauldron
settings-askCauldron-says = Before the count: what lies in it? From memory, for you alone.
settings-notify = Notifications
settings-notify-says = The device tells you when it is your turn and the page is out of sight.
settings-notify-denied = The browser does not allow notifications for this page. You can change that beside its address.
settings-notify-none = This browser has no notifications here: they need https.
settings-data = This device and you
move-device = Move to another device
move-device-says = A link brings your seats, games and statistics to another device; both can be used then. It works once, within a day. Give it to nobody: whoever opens it is you.
move-device-make = Make a link
move-device-link = Your link
move-device-token-says = Only this machine reaches the server. On it, the link works in another browser.
delete-data = Delete my data
delete-data-says = The server forgets your name, your seats and your statistics.
delete-sure = Delete everything about you?
delete-sure-says = In games that run, a bot plays on for you. Other seats are left. Your name is removed from finished games, which stay without it. This device forgets its settings. Nothing of it can be brought back.
delete-now = Delete for good
deleted = You are forgotten.
link-title = Your seats
link-says = Somebody has given you a link to seats at the table: most likely you yourself, on another device. It works once. Take them over to this device?
link-take = Take over
link-replace-says = On this device you already have seats, at: { $tables }. If you go on, this device gives them up. On no other device they can be found again then.
link-replace = Give up and take over
link-empty = This link is incomplete. Copy it again, as a whole.
link-not-now = Not now

## Tutorial

tutorials = Learn by playing
tutorial-first = Your first steps
tutorial-first-says = A short game with comments. Three minutes.
tutorial-recipes = With recipes
tutorial-recipes-says = What they are, and how they count.
tutorial-two = Two players
tutorial-two-says = One colour is left out.
tutorial-go-on = Go on at step { $step }
tutorial-step = Step { $step } of { $steps }
tutorial-leave = Leave
tutorial-done = That’s it!
tutorial-first-game = Play your first game
tutorial-invitation = New here? In three minutes you learn the game by playing it.
tutorial-begin = Show me how
tutorial-asked-place = This time begin at the top left. You will see why.
tutorial-asked-take = This time take { $card }. You will see why.
tutorial-asked-accio = This time press Accio and take { $card }. You will see why.
tutorial-asked-declinatio = This time use Declinatio. You will see why.
tutorial-asked-keep = This time keep the card. You will see why.
tutorial-asked-immuto = This time choose { $ingredient }. You will see why.
tutorial-first-1 = Welcome to High Street! Put your pawn at the corner at the top left.
tutorial-first-2 = Your pawn walks clockwise, and you take a card of the line where it stops. Take { $card }: it goes into your cauldron.
tutorial-first-3 = A { $steps } on your card: so your pawn has walked { $steps ->
    [one] { $steps } stop
   *[other] { $steps } stops
}. Take { $card }, and see where its number leads you.
tutorial-first-4 = Only your top card can be seen now, so remember { $beneath } beneath it. Take { $card }, the third of its kind.
tutorial-first-5 = Three of a kind: { $now } at the end! A spell lies beside your cauldron and covers nothing: take { $card }.
tutorial-first-6 = A single card costs its number: { $then } for now. Take { $card } all the same: a second one makes up for it.
tutorial-first-7 = A corner: there is nothing to take here. Use Declinatio, and walk on by the same number.
tutorial-first-8 = You are out of the corner, and Declinatio can help you again. Now take { $card }, another spell.
tutorial-first-9 = Accio lets you take any card of the square. Press Accio, then take { $card }: two of a kind cost nothing any more.
tutorial-first-10 = Vanesco! You have lost { $lost }. Take { $card }: you may look through your cauldron once.
tutorial-first-11 = Immuto becomes any ingredient you like at the end, and by its 0 you stay where you are. Take it.
tutorial-first-12 = You stayed, so you take here once more. { $card } is the fourth of its kind: { $then }!
tutorial-first-13 = Much later the pile is used up, and gaps stay. { $card } is the last card of its line: take it, and the game ends.
tutorial-first-14 = You may keep the last card or drop it. Keep it: { $kept } with it, { $dropped } without.
tutorial-first-15 = Three and four of a kind count, single cards cost, and your own colour counts double. { $points } for you, { $other } for the other side: well done!
tutorial-recipes-1 = Your two secret recipes: “{ $first }” and “{ $second }”. Put your pawn at the corner at the top left.
tutorial-recipes-2 = Whoever has the most cards of the first recipe’s colour gets a point for each of them. So take { $card }.
tutorial-recipes-3 = The second recipe brings { $bonus } if you do better at it than anybody else. So leave the 4 and take { $card }.
tutorial-recipes-4 = Much later you say what your Immuto becomes. As { $ingredient } it counts for your recipe, too.
tutorial-recipes-5 = Your recipes have brought { $a } and { $b }. Until the end nobody knew of them but you.
tutorial-two-1 = With two players one colour is left out, this time { $color }. Put your pawn at the corner at the top left.
tutorial-two-2 = So { $cards } of { $all } cards are in the game. Those of your own colour count double for you: take { $card }.
tutorial-two-3 = { $card } would count double for the other side. Take it away before they do.
tutorial-two-4 = { $card } has the colour that nobody plays: it counts the same for both of you. Take it.
tutorial-two-5 = No card of the colour { $color } will come, so do not wait for one. All else is as always.
first-turn-0 = Collect three or four of a kind. Most points win.
first-turn-1 = The number on your top card is how far you walk next.
first-turn-2 = Only your top card can be seen: remember what lies beneath it.
first-turn-3 = Three of a kind bring points, a single card costs its number.
settings-countSteps = Help to improve the tutorials
settings-countSteps-says = The server counts how many people come to each step, and not who. Off: it is told nothing.

## How to play

rules-contents = Contents
rules-missing = The rules could not be fetched. Try to reload the page.
rules-search = Search the rules
rules-search-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } place found
   *[other] { $count } places found
}
rules-for-this = What the rules say about this
rules-try = To try: { $about }
rules-again = Once more
rules-first = You walk round a square of cards and take one each turn. Its number says how far you walk next, and it covers what you took before. Collect much of few things, and do not lose track.
rules-goal = What it is about
rules-goal-1 = There are { $ingredients } ingredients, two of each colour, and of every ingredient just four cards: { $numbers }. What you take goes on top of your cauldron. Three or four of an ingredient bring points, two bring nothing, and a single one costs its number.
rules-goal-2 = Whoever has the most points at the end wins.
rules-goal-drawing = Three cards of an ingredient bring their sum, { $plus }. A single { $number } costs { $minus }.
rules-setup = The square
rules-setup-1 = Four lanterns mark the corners of a square of six by six cards. The other { $cards } cards lie open; the rest is the draw pile.
rules-setup-2 = Round the square runs High Street with { $stops } stops: one beside each end of the four inner columns and the four inner rows, and one at each corner.
rules-lines-next = On to the next stop
rules-lines-line = At this stop you take from { $line }.
rules-lines-corner = At a corner there is nothing to take.
rules-begin = Where you begin
rules-setup-3 = One after the other, everybody puts the pawn at a free corner. You see all cards while you choose.
rules-setup-4 = Your first cauldron is empty. An empty cauldron counts as a { $number }.
rules-try-begin = Touch a corner that is free. Then watch the first turns.
rules-turn = A turn
rules-turn-1 = Whoever’s turn it is does three things, one after the other. The number you take is how far you walk next, so think of it too, not only of the ingredient.
rules-move = Move
rules-move-says = Your pawn walks clockwise, as many stops as the number on top of your cauldron. You must. Any number of pawns may share a stop.
rules-take = Take
rules-take-says = Take one card of the row or column beside your stop, whichever you like, and put it on your cauldron. Spells lie in front of you instead.
rules-turn-over = Turn over
rules-turn-over-says = The next card of the draw pile fills the gap. When the pile is used up, gaps stay.
rules-try-turn = Touch a card of the outlined row: the dashed line shows where its number leads you. Touch it again to take it.
rules-corner = Corners
rules-corner-1 = If your move ends at a corner, you take nothing, and your turn is over. Next time you walk by the same number again. Only the spell Declinatio helps you out at once.
rules-try-corner = This card would lead you to a corner. Take it and see, or look for a better one.
rules-memory = What you may see
rules-memory-1 = Of each cauldron only the top card and the height can be seen. What lies beneath nobody may look at, not even the owner: remembering it is the game. So the page shows the last turn of each player, and nothing older.
rules-memory-2 = A table may be opened with the memory aid: then everybody can look through all cauldrons.
rules-spells = Spells
rules-spells-1 = { $count } of the cards are spells. They do not cover your cauldron, so your number stays as it was.
rules-spells-2 = One spell in a turn, no more. That is why a Vanesco or Perluceo, which works when it is taken, cannot be taken in a turn in which you use Accio or Declinatio.
rules-spells-3 = An Accio or Declinatio can be used from your next turn on.
rules-spell-Ac-uses = { $uses ->
    [one] { $uses } time
   *[other] { $uses } times
}
rules-spell-Ac = Keep it. Later, when you have come to a row or column, you may take a card from anywhere in the square instead; not a Vanesco or Perluceo, and not while you stand at a corner.
rules-try-accio = Press Accio, then take any card you like. Touch a Vanesco too: you are told why it has to stay.
rules-spell-De-uses = { $uses ->
    [one] { $uses } time
   *[other] { $uses } times
}
rules-spell-De = Keep it. When a move ends at a corner, you may walk on by the same number and take a card there; not a Vanesco or Perluceo.
rules-try-declinatio = Your pawn has come to a corner. Walk on by Declinatio, or stay.
rules-spell-Va-uses = at once
rules-spell-Va = All other players lose the top card of their cauldron. These cards go under the draw pile, or out of the game when it is used up.
rules-try-vanesco = Take the Vanesco, and watch the other cauldrons.
rules-spell-Pe-uses = at once
rules-spell-Pe = You may look through your own cauldron, once. The order stays as it is.
rules-try-perluceo = Take the Perluceo, and your cauldron opens for a look.
rules-immuto = Immuto, the shape-shifter
rules-immuto-1 = { $count } cards are Immuto, with the number { $number }. With it on top you stay where you are and take again from the same row or column.
rules-immuto-2 = In the scoring it joins an ingredient of which you have a card: a pair becomes three, three become four. Two of them may join the same ingredient, or two different ones.
rules-try-immuto = Take the Immuto: your pawn stays, and you choose from the same row again.
rules-special = Two special situations
rules-special-1 = Both are rare. It is enough to know where to find them.
rules-special-spells = Nothing but spells
rules-special-spells-says = You leave a corner by Declinatio, and all cards of the row or column there are Vanesco or Perluceo. You could take none of them: the game is over at once.
rules-try-special-spells = Where Declinatio would lead you, only spells are left that work at once. Try what happens.
rules-special-immuto = Immuto at a corner
rules-special-immuto-says = You stand at a corner, and somebody’s Vanesco uncovers an Immuto in your cauldron. By { $number } you would be stuck, so you walk by the number of the card beneath it.
rules-try-special-immuto = The red pawn is at a corner, with an Immuto under the top card. Take the Vanesco, and see how far it walks.
rules-end = End of the game
rules-end-1 = When the draw pile is used up, gaps appear. The game ends when somebody takes the last card of a row or column: the one beside the pawn, or the one that crosses it there. The outermost ones do not count, as no stop belongs to them.
rules-end-3 = There is no last round for the others.
rules-last-card = Keep or drop
rules-end-2 = Whoever takes this last card may keep it or drop it, whichever is better. Only a Vanesco works in any case.
rules-try-last-card = The draw pile is used up, and this is the last card of its column. Take it, then keep it or drop it.
rules-scoring = Scoring
rules-example = An example
rules-example-says = The blue player has:
rules-example-four = four in blue: doubled, and { $bonus } more
rules-example-three = three
rules-example-two = two
rules-example-one = one, in blue and so doubled
rules-example-total = That makes { $points }.
rules-example-where = Where would you put an Immuto?
rules-example-none = No Immuto
rules-example-immuto = It is best at the single blue card: two cards are no loss. So it becomes { $points }.
rules-winner = The most points win. Equal points share the win.
rules-recipes = Recipes
rules-recipes-1 = If you like, everybody gets two recipes at the beginning, one of each sort, and shows them to nobody before the scoring.
rules-recipe-a = Sort A: a colour
rules-recipe-a-says = For orange, purple, brown, white or black. If you have more cards of that colour than anybody else, each of them brings { $each }, with four players { $four }.
rules-recipe-b = Sort B: { $points }
rules-recipe-b-says = If this is true of you more than of anybody else:
rules-recipes-ties = Whoever is equal with somebody gets nothing for it. What counts is what is in the cauldron at the end.
rules-recipes-immuto = Immuto and recipes
rules-recipes-immuto-says = When the cauldrons are open and before any recipe is shown, you say which ingredient each of your Immutos joins. It then counts as a card of that colour, for recipes too.
rules-editions = Editions
rules-editions-1 = The game came out in several countries, and the books differ in what recipes count. Each table follows one edition; everything else is the same.
rules-two = Two players
rules-two-1 = With two players, one of the two colours that nobody plays is taken out of the deck before the shuffle, { $cards } cards. A table may also be opened with all colours.
why-over = The game is over: nothing can be taken any more.
why-watching = You are watching. Only those who play can take cards.
why-not-your-turn = It is not your turn yet.
why-place-first = First choose a corner for your pawn.
why-corner-taken = A pawn stands at this corner already.
why-at-corner = Your pawn is at a corner, where nothing can be taken.
why-keep-first = First decide: keep the card, or drop it?
why-immuto-first = First say where your Immuto goes.
why-corner = There is no card to take at a corner.
why-empty = This place is empty.
why-own-line = This card lies in { $line }: you can take it without Accio.
why-accio-at-once = Accio cannot take a spell that works at once.
why-declinatio-at-once = After Declinatio you cannot take a spell that works at once.
why-by-accio = This card is not in { $line }. By Accio you could take it.
why-not-in-line = This card is not in { $line }, where your pawn is.

## The sheet to print

sheet-open = A sheet to print
sheet-title = At a glance
sheet-print = Print
sheet-spells = The spells
sheet-spell = Spell
sheet-cards = Cards
sheet-uses = Use
sheet-does = What it does

## About

about = About
about-game = The game
about-game-says = Glastonbury is a card game by Günter Burkhardt for two to four players, published by franjos Spieleverlag in Lichtenau; an earlier edition was called Kupferkessel Co.
about-unofficial = This is an unofficial edition, made by people who like the game. It has nothing to do with the designer or the publisher, costs nothing, and contains no pictures, texts or logos of the printed game: the cards here are drawn anew, and most ingredients have names of our own. If you like it, buy the game.
about-publisher = To the publisher
about-pictures = Pictures
about-icons = The drawings on the cards are icons made by Lorc and Delapouite from game-icons.net, under the licence Creative Commons Attribution 3.0. Colours were changed, nothing else. The street and the pawns are our own.
about-icons-link = game-icons.net
about-icons-licence = Licence CC BY 3.0
about-fonts = Typefaces
about-fonts-says = All of them are under the SIL Open Font License 1.1.
about-font-by = by { $by }
about-code = Code and data
about-code-says = The code is free, under the MIT licence.
about-data-says = No account is needed. The server keeps your name, your seats and your games; in the settings you can delete them. Nothing is sent to anybody else.

## The table

connection-lost = No connection. Trying again …
connection-back = Back
table-coming = Coming to the table …
table-damaged = This table cannot be opened
table-gone = There is no such table
table-gone-explained = The code { $code } may be mistyped, or the table is not for spectators, or nobody has been there for a month.
table-gone-home = To the first page
not-found = Nobody lives here
not-found-says = There is no page at { $path }.
not-found-code = A table has a code of six or eight letters and digits. Look at the link again, or type the code on the first page.
not-found-maybe = The address may be mistyped, or the link is an old one.
no-cookie = This browser keeps no cookies
no-cookie-says = By one cookie the table knows who sits where; nothing else is stored in it. Allow cookies for this page, then open it again.
seat-back-title = This browser has lost your seat
seat-back-lost = You sat here as { $names }. The table knows people by a cookie, and the one of this browser is gone: it was deleted, or this is a private window. So the table takes you for somebody else. Your seat waits for you; this is how you get it back:
seat-back-unknown = The table knows people by a cookie. Where that was deleted, in a private window, in another browser or on another device, it takes you for somebody else. If you have a seat here, this is how you get it back:
seat-back-device = Where you still have it, on another device or in another browser: open Settings there, choose “Move to another device”, and open that link here.
seat-back-host = Or ask the host: a tap on your name at the table shows “A new link for this seat”. Open that link here.
seat-back-else = If it was you who opened the table, only the first way is open to you.
lost-seats = This browser has lost its seats
lost-seats-says = The cookie by which the tables knew it is gone. Go there to see how you get your seat back:
lost-seats-forget = I do not need them any more

play-table = Table { $code }
removed-color = Played without { $color }
play-opponents = The others
play-choice = Your choice
play-your-place = Your place
play-your-turn = Your turn
play-turn-of = { $name }’s turn
play-turn-of-color = { $name }’s turn, { $color }
play-waiting = Waiting
play-watch = Watch
play-nobody = The cauldrons are opened
play-sending = One moment
play-choosing = { $who } is choosing
    .you = It is your turn
play-moving = { $who } moves
    .you = You move
play-asked = { $turn }: { $what }
play-no-connection = No connection
play-reconnecting = Trying to reach the table …
play-missed = You missed turns while you were away. Only everybody’s last one is shown.
play-watching = You are watching
play-watching-others = { $count ->
    [one] and so is somebody else
   *[other] and so are { $count } others
}
play-watching-seat = Do you have a seat here?
play-watching-yours = Your seat?
play-watched = { $count ->
    [one] Somebody is watching.
   *[other] { $count } people are watching.
}
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
play-stay = Stay, end the turn
play-immuto-at-corner = { $who } was at a corner with an Immuto on top, where a pawn cannot stay: it walked by the number beneath.
    .you = You were at a corner with an Immuto on top, where a pawn cannot stay: yours walked by the number beneath.
play-scarce = One card is left in { $lines }.
play-uses-left = { $uses ->
    [one] { $uses } use left
   *[other] { $uses } uses left
}
play-keep-or-drop = The game ends. Keep the last card, or drop it?
play-keep-explained = It was the last card of a line: the game ends with it. You may keep it, or drop it out of the game.
play-keep = Keep
play-drop = Drop
play-immuto = Where does your Immuto go?
play-immuto-explained = It becomes one more card of that ingredient, with the number 0.
play-immuto-none = To none
play-immuto-does = is any ingredient you like at the end, and a 0: you stay where you are
play-ingredient-is = Ingredient of the colour { $color }, number { $number }
play-immuto-is = Any ingredient that its owner likes at the end, number 0
play-spell-is = Spell: { $does }
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
play-ends-game = This is the last card of { $line }: taking it ends the game.
play-look-at-a-card = Look at a card to see where it leads you.
play-take = Take { $card }
play-take-it = Take it
play-take-and-end = Take and end the game
play-choose-first = Choose a card
play-accio = Accio: take any card
play-accio-short = Accio · { $uses }×
play-back-to = Back to { $line }
play-bot-level = Bot: { $level }
play-next = Next
play-more-about = More about { $name }
play-moves-next = Moves next
play-moves = moves
play-moves-beneath = by the card beneath
play-moves-unknown = ?
play-you-moved = You moved
play-moved = Moved
play-moved-short = moved
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
play-recipes-of = { $name }’s recipes
play-recipes-hold = Hold to read. The others look away.
play-recipes-toggle = Show { $name }’s recipes until this is pressed again. Everybody else, look away.
play-take-back = Play myself again
play-cauldron-empty = There is nothing in it.
play-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-pile-left = left in the draw pile
play-pile-low = Pile running low
play-pile-empty = The draw pile is empty
play-look-own = You look into your cauldron
play-look = { $name } looks into the cauldron
play-look-for = This is for { $name } alone: everybody else, look away.
play-look-hold = Hold to look
play-look-done = Done looking
play-look-toggle = Show what is in { $name }’s cauldron until this is pressed again. Everybody else, look away.
play-secret = Everybody else, look away.
play-look-explained = The top card comes first. Remember it well: you see this once.
play-look-close = Back to the game
play-scoring = Scoring
play-rules = Rules
play-menu = Menu
play-sound = Sound
play-one-tap = Take a card with one tap
play-im-back = I’m back
play-step-away = Step away
play-go-on = Go on playing
play-abandon = Abandon the game
play-abandon-sure = Abandon this game?
play-abandon-at-once = The game ends now, for everybody at the table. Nobody wins, nothing is counted, and it cannot be taken back.
play-abandon-explained = The others are told that you want to end the game. When all who play agree, it ends: nobody wins, and nothing is counted.
play-abandon-wanted = { $count ->
    [one] { $count } player wants to abandon the game.
   *[other] { $count } players want to abandon the game.
}
play-withdraw = Go on playing after all
play-resign = Resign
play-resign-sure = Resign?
play-resign-explained = The game ends now, and the other player wins. It cannot be taken back.
play-resign-explained-more = A stand-in plays on for you, and you cannot win any more. It cannot be taken back.
play-resign-explained-all = Everybody who plays on this device resigns. It cannot be taken back.
play-home = To the first page
play-home-explained = Your seat stays yours. You find this table under “Your games”.
play-say = Say something
play-said = { $who }: { $phrase }
    .you = You: { $phrase }
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
card-recipe-fewest_spells-collected-does = fewer spell cards collected than anyone else
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
board-face-down = { $cell }: a card that is being turned over
board-leads = Leads you to { $place } next turn
board-leads-corner = Leads you to a corner next turn: nothing to take there
board-leads-nowhere = You stay where you are next turn
board-corner = { $cell }: corner
board-corner-offered = { $cell }: corner. You can begin here
board-begin = Begin at the corner { $corner }
board-pawn = { $name }: { $place }
board-ghost = Next turn: { $place }

## Whispers

whisper-ask = What would you do?
whisper-else = What else?
whisper-thanks = Thank you
whisper-thinking = Let me see …
whisper-says = A whisper
whisper-nothing = I see nothing special here. Trust yourself!
whisper-best = My choice is “{ $move }”.
whisper-or = Or “{ $move }”.
whisper-by-accio = { $cell }: { $card }, by Accio
whisper-there = { $count ->
    [one] { $ingredient } lies there.
    [2] { $ingredient } lies there twice.
   *[other] { $ingredient } lies there { $count } times.
}
whisper-waits = { $card } lies there.
whisper-number_leads = A { $number } brings you to { $line }.
whisper-number_rests = A { $number } brings you to a corner: nothing to take there.
whisper-corner_leads = From { $corner } you first come to { $line }.
whisper-goes_on = From this corner you go on to { $line }: now with Declinatio, or next turn.
whisper-you_have = { $count ->
    [0] You have no { $ingredient } yet. A single card costs points.
    [one] You have one card of { $ingredient }.
   *[other] You have { $count } cards of { $ingredient }.
}
whisper-like_top = On top of your cauldron is { $ingredient }. There is one more here.
whisper-remember = Do you remember how often you have { $ingredient }? A single card costs points.
whisper-starts = It would be your first { $ingredient }.
whisper-makes_pair = It would be your second { $ingredient }: no minus points for it any more.
whisper-makes_three = It would be your third { $ingredient }: { $points ->
    [one] { $points } point more
   *[other] { $points } points more
}.
whisper-completes = It would be your fourth { $ingredient }: { $points ->
    [one] { $points } point more
   *[other] { $points } points more
}.
whisper-matches_top = It goes with the card on top of your cauldron.
whisper-avoids_minus = That spares you { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}.
whisper-gets_immuto = At the end it is whatever you need.
whisper-gets_spell = A spell: { $does }.
whisper-sweeps = It takes { $card } away from { $who }.
whisper-uses_accio = { $left ->
    [0] It costs your last Accio.
   *[other] It costs an Accio. You have { $left } left then.
}
whisper-uses_declinatio = { $left ->
    [0] It costs your last Declinatio.
   *[other] It costs a Declinatio. You have { $left } left then.
}
whisper-fits_recipe = It helps with your recipe { $recipe }.
whisper-hurts_recipe = But it goes against your recipe { $recipe }.
whisper-lands_at = Next turn you come to { $line }.
whisper-lands_now = It brings you to { $line } at once.
whisper-stays = Next turn you stay where you are.
whisper-rests_at = Next turn you are at a corner and take nothing.
whisper-denies = { $who } comes by here next and would like it too.
whisper-leaves_to = But { $who } can take { $card } next.
whisper-ends_game = The game ends then: you would have { $points }, the best of the others { $others }.
whisper-ends_uncounted = The game ends then. I have not watched: count well!
whisper-count = { $count ->
    [one] with one whisper
   *[other] with { $count } whispers
}

## The end

end-page-title = Table { $table }, the end · Glastonbury
end-about = Table { $table } · game { $game }
end-scoring = Scoring overview
end-open = The cauldrons are open
end-over = The game is over
end-counting = Counting …
end-nameless = Somebody ({ $color })
end-you-win = { $points ->
    [one] You win with { $points } point
   *[other] You win with { $points } points
}
end-you-share = { $points ->
    [one] You and { $others } win with { $points } point each
   *[other] You and { $others } win with { $points } points each
}
end-wins = { $points ->
    [one] { $who } wins with { $points } point
   *[other] { $who } wins with { $points } points
}
end-share = { $points ->
    [one] { $who } win with { $points } point each
   *[other] { $who } win with { $points } points each
}
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
end-count-a = { $count ->
    [one] one card
   *[other] { $count } cards
}
end-count-fewest_cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
end-count-fewest_fours = { $count ->
    [0] no card with a 4
    [one] one card with a 4
   *[other] { $count } cards with a 4
}
end-count-fewest_spells = { $count ->
    [0] no spell
    [one] one spell
   *[other] { $count } spells
}
end-count-most_ones = { $count ->
    [0] no card with a 1
    [one] one card with a 1
   *[other] { $count } cards with a 1
}
end-tied = { $count }, as many as { $others }
end-tied-with = { $who }
    .you = you
end-tied-all = { $count }, all equal
end-missed = { $count } against { $others }
end-ended-it = done
end-ended-by = it was { $who }
    .you = it was you
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
end-watching = { $open ->
    [0] You are watching.
   *[other] You are watching. A seat is free: when the others want to play again, you can sit down on it.
}

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

## The clock by agreement

clock-together = It changes when all who play agree. Bots always do.
clock-watching = You are watching. Those who play decide this together.
clock-StretchClock = More time for everybody
clock-StretchClock-says = Twice the time for every move, this one too.
clock-StopClock = Play without a clock
clock-StopClock-says = From now on nobody has to hurry.
clock-ask = Ask the others
clock-agree = I agree
clock-agreed = Agreed: { $who }.
clock-missing = Waiting for { $who }.
event-StretchClock = { $who } asked for more time.
    .you = You asked for more time.
event-StretchClock-agreed = All agreed: every move has twice the time now.
event-StopClock = { $who } asked to play without a clock.
    .you = You asked to play without a clock.
event-StopClock-agreed = All agreed: there is no clock any more.

## Replay

replay-page-title = Table { $table }, game { $game } · Glastonbury
replay-title = Game { $game } of table { $table }
replay-coming = Fetching the game …
replay-missing = This game cannot be shown: it is not over, or it is not for you.
replay-failed = The server cannot be reached.
replay-retry = Try again
replay-home = To the first page
replay-beginning = The beginning
replay-nobody-moved = The cards are on the table. Nobody has moved.
replay-turn = Turn { $first } of { $count }
replay-turns = Turns { $first }–{ $last } of { $count }
replay-number = Turn { $turn }
replay-setting-up = Setting up
replay-scoring = Scoring
replay-first = To the beginning
replay-back = One step back
replay-forth = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Turn
replay-controls = Moving through the game
replay-all-turns = All turns
replay-cauldrons = Cauldrons
replay-looking = How it is shown
replay-pace = Pace
replay-pace-slow = slow
replay-pace-normal = normal
replay-pace-fast = fast
replay-eyes = Seen by
replay-eyes-all = everybody, all open
replay-eyes-one = { $who }, as it was
replay-more = More about this game
replay-ways = Away from here
replay-copy = Copy link
replay-copied = A link to this moment was copied.
replay-not-copied = Could not copy. The link is in the address bar.
replay-table = To the table
replay-record = Record
replay-check-deal = Check the deal
replay-deciding = to decide
replay-look = Seen by Perluceo:
replay-player-resigned = resigned
replay-abandoned = The game was called off here.
replay-gave-up = { $who } resigned here.
    .you = You resigned here.
replay-keys = Keys: ← → one step, Home and End, space plays.

# What happened. `.you`: the same, told to the one who did it.

event-somebody = Somebody
event-and = { $some } and { $last }
event-comma = {", "}
event-placed = { $who } chose the corner { $corner }.
    .you = You chose the corner { $corner }.
event-moved = { $stops ->
    [one] { $who } walked one stop to { $line }.
   *[other] { $who } walked { $stops } stops to { $line }.
}
    .you = { $stops ->
    [one] You walked one stop to { $line }.
   *[other] You walked { $stops } stops to { $line }.
}
event-stayed = { $who } stayed at { $line }.
    .you = You stayed at { $line }.
event-passed = { $who } took nothing at the corner.
    .you = You took nothing at the corner.
event-declinatio = { $who } used Declinatio and moved on.
    .you = You used Declinatio and moved on.
event-taken = { $who } took { $card } from { $cell }.
    .you = You took { $card } from { $cell }.
event-taken-by-accio = { $who } took { $card } from { $cell } by Accio.
    .you = You took { $card } from { $cell } by Accio.
event-spell-kept = { $who } can use { $card } from the next turn on.
    .you = You can use { $card } from your next turn on.
event-dropped = { $who } dropped { $card }.
    .you = You dropped { $card }.
event-swept = Vanesco: { $lost } went under the pile.
event-swept-away = Vanesco: { $lost } left the game.
event-swept-one = { $card } ({ $who })
    .you = your { $card }
event-swept-nothing = Vanesco found nothing in the other cauldrons.
event-looked = { $who } looked through the cauldron.
    .you = You looked through your cauldron.
event-turned-over = { $card } was turned over at { $cell }.
event-ended-last_card = { $who } took the last card of { $line } and ended the game.
    .you = You took the last card of { $line } and ended the game.
event-ended-only_spells = Nothing but spells lay in { $line }: { $who } ended the game.
    .you = Nothing but spells lay in { $line }: you ended the game.
event-opened = All cauldrons were opened.
event-immuto = { $who } put an Immuto to { $ingredient }.
    .you = You put an Immuto to { $ingredient }.
event-immuto-none = { $who } put an Immuto to nothing.
    .you = You put an Immuto to nothing.
event-scored = The points: { $scores }.
event-score = { $who } { $points }
    .you = you { $points }
event-turn = { $who } took { $card } at { $line }.
    .you = You took { $card } at { $line }.
event-turn-by-accio = { $who } took { $card } by Accio.
    .you = You took { $card } by Accio.
event-turn-declinatio = { $who } took { $card } at { $line }, by Declinatio.
    .you = You took { $card } at { $line }, by Declinatio.
event-turn-dropped = { $who } took { $card } at { $line } and dropped it.
    .you = You took { $card } at { $line } and dropped it.
event-turn-looked = { $who } took Perluceo at { $line }.
    .you = You took Perluceo at { $line }.
event-turn-swept = { $who } took Vanesco at { $line }: a card less for { $lost }.
    .you = You took Vanesco at { $line }: a card less for { $lost }.
event-turn-lost = { $who }
    .you = you
event-turn-swept-nothing = { $who } took Vanesco at { $line }.
    .you = You took Vanesco at { $line }.
event-tail-ended = {" "}That ended the game.
event-Sit = { $who } sat down.
    .you = You sat down.
event-StandUp = { $who } left the table.
    .you = You left the table.
event-SeatBot = { $who } sat down.
    .you = You sat down.
event-OfferSeat = The host made a link to the seat of { $who }.
    .you = The host made a link to your seat.
event-HandOver = { $who } plays on another device.
    .you = You play on another device.
event-Start = { $who } let the cards be dealt.
    .you = You let the cards be dealt.
event-CancelDeal = The deal was cancelled: a device did not answer.
    .you = The deal was cancelled: a device did not answer.
event-Resign = { $who } resigned.
    .you = You resigned.
event-VoteStandIn = A stand-in was asked for { $who }.
    .you = A stand-in was asked for you.
event-LetPlay = A stand-in plays for { $who }.
    .you = A stand-in plays for you.
event-Move = Time was up: a stand-in moved for { $who }.
    .you = Time was up: a stand-in moved for you.
event-TakeBack = { $who } was back at the table.
    .you = You were back at the table.
event-Abandon = { $who } wanted to call the game off.
    .you = You wanted to call the game off.
event-Abandon-agreed = All agreed: the game is called off.
event-Rematch = { $who } wanted to play again.
    .you = You wanted to play again.
event-Withdraw = { $who } thought better of it.
    .you = You thought better of it.

## Looking back

review = Looking back
review-look = Look back
review-look-at = Look back at game { $game } of table { $code }
review-making = The coach is looking through the game …
review-progress = How far the coach has come
review-failed = The coach could not finish this.
review-not-yours = This is for those who played. Others can see it once everybody who played allows it.
review-luck-awful = The cards were against { $who }.
    .you = The cards were against you.
review-luck-bad = { $who } had a little bad luck.
    .you = You had a little bad luck.
review-luck-even = The cards were fair to { $who }.
    .you = The cards were fair to you.
review-luck-good = { $who } had a little luck.
    .you = You had a little luck.
review-luck-great = The cards were very kind to { $who }.
    .you = The cards were very kind to you.
review-play-weak = { $who } could have done better in many places.
    .you = You could have done better in many places.
review-play-fair = { $who } played fairly, with some points left lying.
    .you = You played fairly, with some points left lying.
review-play-well = { $who } played well.
    .you = You played well.
review-play-best = { $who } played superbly.
    .you = You played superbly.
review-account = What the result is made of
review-unit = Shown in
review-unit-share = Percent of the win
review-unit-points = Points
review-zero-share = 0% is what equal players would get.
review-zero-points = How far ahead of the best other, in points.
review-result = Result
review-part-deal = Deal
review-part-deal-says = What the seat and the first layout were worth.
review-part-luck = Cards
review-part-luck-says = What the cards brought that were turned over, against all that could have come.
review-part-own_play = Own moves
review-part-own_play-says = What the own moves cost, against the best one each time. Over a whole game that can be more than one win.
review-part-others_play = Others’ moves
review-part-others_play-says = What the moves of the others gave or took.
review-part-revealed = Revealed
review-part-revealed-says = Recipes shown at the end, and what the coach saw too late.
review-explained = What the parts mean
review-course = The chances, turn by turn
review-course-says = Everybody’s chance to win. A ring is a moment that you can play again below.
review-course-see = See it in the replay
review-course-table = The same as a table
review-course-turn = Turn
review-moments = Find the better move
review-moments-coming = The coach is still trying other moves …
review-moments-found = { $count ->
    [one] One moment waits below to be played again.
   *[other] { $count } moments wait below to be played again.
}
review-moments-none = No move of yours was surely wrong. Well done!
review-memory = Memory
review-half-life = In this game you played like somebody who has forgotten half of the cards after about { $takes ->
    [one] { $takes } take
   *[other] { $takes } takes
} (between { $low } and { $high }).
review-guess = You knew { $right } of { $of } cards in your cauldron.
review-net = Judged by the net { $net }, only by what could be known then.
review-strangers = Let others see this who did not play
review-strangers-all = Everybody who played allows it. Nobody else sees your moments.
review-strangers-some = They can once everybody who played allows it. Nobody else sees your moments.

moment-count = { $at } of { $count }
moment-where = Table { $table }, game { $game }
moment-asked = You chose something else then. What is better?
moment-coming = Fetching the moment …
moment-better = That is the better one!
moment-played = That is what you played then. Try another one.
moment-other = That is also not what the coach would do. Try another one.
moment-give = Show the answer
moment-skip = Skip
moment-next = Next
moment-back = Back
moment-was-better = Better: “{ $move }”
moment-was-played = You played: “{ $move }”
moment-cost = { $grade ->
    [slip] A slip
    [mistake] A mistake
   *[blunder] A blunder
} that cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
moment-cause-memory = A matter of memory: with some cards forgotten, it seems right.
moment-forgotten = That explains about { $points } of the points.
moment-cause-judgement = A matter of judgement: whatever is forgotten, it is the worse one.
moment-none = None of this kind.
moment-over = That was the last one.
moment-again = From the first one
moment-least = Show
moment-least-slip = All
moment-least-mistake = Mistakes
moment-least-blunder = Blunders

mistakes = My mistakes
mistakes-says = Moments of your games in which there was a better move. What you find comes back later and later, what you miss tomorrow.
mistakes-due = { $count ->
    [one] One moment waits for you today.
   *[other] { $count } moments wait for you today.
}
mistakes-none-due = Nothing waits for you today. The next one comes back on { $date }.
mistakes-none = Nothing here yet: look back at a game first.
mistakes-all = Go through all of them
mistakes-look = Look through recent games
mistakes-look-says = { $count ->
    [one] One finished game has not been looked through.
   *[other] { $count } finished games have not been looked through.
}
mistakes-looking = Game { $at } of { $count } …
trend = How you play
trend-none = Here you see how you play, once a game was looked through in which you had just one seat.
trend-lost = Points lost per decision
trend-lost-says = The less, the better. On average { $value }.
trend-result = Results without luck
trend-result-says = The share of the win, as if the cards had been fair; 0% is what equal players would get. On average { $value }.
trend-half-life = You forget half of the cards within about { $takes ->
    [one] { $takes } take
   *[other] { $takes } takes
} (between { $low } and { $high }).
trend-half-life-none = How long you remember cards shows after a few more games.
trend-guess = Cauldron
trend-guess-of = { $right } of { $of }
trend-game = Game
trend-won = Result
trend-luck = Cards
trend-moments = Moments
trend-table = All games as a table

guess-title = What lies in your cauldron?
guess-says = From memory, before it is counted. Take your time: nobody waits.
guess-less = { $ingredient }: one less
guess-more = { $ingredient }: one more
guess-count = { $said } of { $height } cards
guess-compare = Compare
guess-skip = Skip
guess-never = Do not ask again
guess-right = You knew { $right } of { $of } cards
guess-row = { $said ->
    [0] not said
   *[other] said { $said }
}, { $truth ->
    [0] none there
   *[other] { $truth } there
}
guess-count-on = On to the count

## Keys and descriptions

keys = Keys
keys-moving = Tab goes on to the next part of the table, the arrow keys go from card to card.
keys-choosing = Enter chooses a card, and takes it when you press it again. Escape lets go of it.
keys-letters = Use these letters as keys
key-keys = These keys
key-rules = { how-to-play }
key-whisper = What would you do? (against bots)
key-now = Whose turn it is, and what to do
key-line = The cards in my line
key-square = The whole square, row by row
key-tops = The top of every cauldron
key-mine = My spells and recipes
key-turns = Everybody’s last turn
describe = The table in words
describe-no-turns = Nobody has had a turn yet.
describe-no-pawn = { $who } has not placed a pawn yet.
    .you = You have not placed your pawn yet.
describe-corner = { $who } stands at the corner { $corner }. There is nothing to take there.
    .you = You stand at the corner { $corner }. There is nothing to take there.
describe-line = { $who } stands at { $line }. { $cards }.
    .you = You stand at { $line }. { $cards }.
describe-row = Row { $row }. { $cards }.
describe-pile = { $count ->
    [one] One card is left in the draw pile.
   *[other] { $count } cards are left in the draw pile.
}
describe-top = { $name }: { $card } on top, { $height ->
    [one] { $height } card
   *[other] { $height } cards
} in the cauldron; { $at ->
    [corner] pawn at the corner { $place }
   *[line] pawn at { $place }
}.
describe-empty = { $name }: an empty cauldron; { $at ->
    [corner] pawn at the corner { $place }
   *[line] pawn at { $place }
}.
describe-spells = Your spells: { $spells }.
describe-no-spells = You have no spells.
describe-recipes = Your recipes: { $recipes }.
labels-icons = Pictures
labels-letters = Letters
labels-names = Names
labels-contrast = Black and white

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
phrase-smile = Smiles
phrase-laugh = Laughs
phrase-surprise = Is surprised
phrase-sad = Is sad
phrase-applause = Applauds
phrase-heart = Sends a heart

## What went wrong

problem-abandoned = This game was not played to its end.
problem-already = That has already happened.
problem-bad_name = This name cannot be shown. Choose one of 1 to 24 letters or digits.
problem-bad_record = This is no record of a game, or not a whole one.
problem-bad_seating = These seats do not fit that table. Try it again.
problem-broken_promise = The word does not match what was promised. The cards are dealt again.
problem-clock_runs = There is still time for this move. The stand-in comes when it is over.
problem-color_taken = Somebody was quicker: this colour is taken.
problem-failed = Something went wrong at the server. Try it again in a moment.
problem-grace_runs = Wait a little longer: they may be back any moment.
problem-guessed = You have said already what lies there.
problem-has_seats = On this device you already have seats.
problem-id_taken = Something got mixed up on the way. Try it again.
problem-illegal = This move is not possible now.
problem-name_taken = Somebody at the table already has this name, or one that looks the same.
problem-no_clock = This table has no clock.
problem-no_connection = The server cannot be reached. Look whether you are connected, and try it again.
problem-no_game = There is no such game here.
problem-no_link = This link has been used already, or is older than a day. Make a new one.
problem-no_seat = The table has no such seat.
problem-no_spectators = This table is only for those who play at it.
problem-no_stand_in_needed = Nobody needs a stand-in there.
problem-no_table = There is no table with this code. Look at it once more: it has six or eight letters and digits.
problem-nobody_to_mute = There is nobody to mute on this seat.
problem-nobody_to_replace = There is nobody to replace on this seat.
problem-not_allowed = The server does not allow that.
problem-not_alone = Somebody else plays here too: whispers are for games against bots.
problem-not_at_table = You have no seat at this table.
problem-not_found = There is nothing here.
problem-not_host = Only the host can do that.
problem-not_kept = The server could not keep that. Try it again.
problem-not_now = That is not possible at the moment.
problem-not_your_turn = It is not your turn.
problem-not_yours = This seat is somebody else’s.
problem-only_here = Only this machine reaches the server: there is no link for others.
problem-promises_missing = Some devices have not promised their word yet.
problem-resigned = This seat has given up the game.
problem-seat_taken = Somebody was quicker: this seat is taken.
problem-seats_open = Some seats are still open.
problem-set_aside = Something that the server kept of it is damaged, so it was set aside before anything goes wrong. Whoever runs the server can see what happened; all other tables go on.
problem-stale = The table has moved on meanwhile. Look again.
problem-still_here = They are still here.
problem-stranger = The server does not know this device any more. Load the page again.
problem-too_large = That was too large.
problem-too_many = That was very much at once. Wait a moment.
problem-too_much = You have changed very much here since the last move. Play on first.
problem-unreadable = The server did not understand that. Load the page again: it may be an older one.
problem-wrong_origin = This page comes from elsewhere than the server. Open the server’s own address.

## The terminal

# Where a pawn stands.

terminal-stop-corner = corner { $cell }
terminal-stop-above = { $line }, above
terminal-stop-right = { $line }, right
terminal-stop-below = { $line }, below
terminal-stop-left = { $line }, left

# Short words of the drawn table: names of spells are cut after six letters on a card, and what stands beside the
# square has 24 letters a line.

terminal-spell-Ac = Accio
terminal-spell-De = Declin.
terminal-spell-Va = Vanesco
terminal-spell-Pe = Perluceo
terminal-used = used { $count }
terminal-top-of = on top of { $height }
terminal-empty = empty
terminal-passed = passed at a corner
terminal-swept = { $count ->
    [one] swept { $count } card
   *[other] swept { $count } cards
}
terminal-dropped = dropped
terminal-edition = { $edition ->
    [fr] French edition
    [it] Italian edition
    [ru] Russian edition
   *[en] English edition
}
terminal-recipes = recipes
terminal-without = { $color ->
    [yellow] without yellow
    [green] without green
    [red] without red
   *[blue] without blue
}
terminal-memory-aid = memory aid
terminal-pile = draw pile { $count }
terminal-cards-and-points = Cards and points
terminal-to-nothing = Immuto, to nothing

# Told in words.

terminal-told = { $what }: { $told }
terminal-told-pile = Draw pile { $count }.
terminal-told-used = { $count ->
    [one] { $count } spell used
   *[other] { $count } spells used
}
terminal-not-placed = not placed yet
terminal-placed = { $who } begins at { $place }.
terminal-recipe = Recipe { $sort }
terminal-for-each = { $points ->
    [one] { $points } point for each
   *[other] { $points } points for each
}
terminal-recipes-compared = Compared with every other player at the end; a tie brings nothing.
terminal-spells = Spells, one in a turn
terminal-colors = Colours, each with two ingredients a and b

# How to play, all of it on one screen: 17 lines of 80 letters.

terminal-how-1 = Your pawn walks clockwise around the square. Beside a row or column it stops, you take one card of that line, and a new card is turned over in its place. At a corner there is nothing to take.
terminal-how-2 = The number on the card you took is how far you walk next turn. Type ? to see where each card would bring you. An Immuto is 0: you stay. Spells leave the number as it was. With an empty cauldron you walk 2.
terminal-how-3 = Cards go on your cauldron, and only the top one can be seen. Collect three or four of the same ingredient, and remember what you have: a single card costs you its number. Type o for the points and the spells.
terminal-how-4 = When the draw pile is empty, gaps appear. Whoever takes the last card of a row or column with a letter or number beside it ends the game. Such a line is marked with ! as soon as one card is left.
terminal-how-5 = On the table: the number, the colour’s shape, the ingredient (Ra and Rb are the two red ones). What you can take now has its cell written on it. The letters around the square are the pawns. Beside it: each player’s top card and how many lie in the cauldron, the uses of spells left, the last turn.

# What to do, and what to type. The tokens of docs/notation.md are understood besides.

terminal-type-stay = stay
terminal-type-declinatio = declinatio
terminal-type-keep = keep
terminal-type-drop = drop
terminal-type-none = none
terminal-yes = yes
terminal-no = no
terminal-yes-or-no = y or n
terminal-or = { $some } or { $last }
terminal-place = { $name }, put your pawn at a corner. Type { $corners }.
terminal-place-recipes = Look at your recipes first: r.
terminal-take = { $name }, your pawn is at { $place }. Take a card of this line: type its cell.
terminal-take-after = After Declinatio no Vanesco and no Perluceo.
terminal-take-accio = { $uses ->
    [one] Or any card marked * by Accio, such as { $cell }. ({ $uses } use left)
   *[other] Or any card marked * by Accio, such as { $cell }. ({ $uses } uses left)
}
terminal-at-corner = { $name }, your pawn is at { $place }: nothing to take.
terminal-from-corner = { $uses ->
    [one] Type { $stay }, or { $declinatio } to move on to { $place }. ({ $uses } use left)
   *[other] Type { $stay }, or { $declinatio } to move on to { $place }. ({ $uses } uses left)
}
terminal-last = { $name }, you took the last card of { $line }: { $card }. The game ends.
terminal-keep = Type { $keep } or { $drop }.
terminal-immuto = { $which ->
    [first] { $name }, where does your first Immuto go? Type an ingredient, such as Ya, or { $none }.
    [second] { $name }, where does your second Immuto go? Type an ingredient, such as Ya, or { $none }.
   *[only] { $name }, where does your Immuto go? Type an ingredient, such as Ya, or { $none }.
}
terminal-key-leads = where it leads
terminal-key-overview = overview
terminal-key-recipes = recipes
terminal-key-cauldrons = cauldrons
terminal-key-table = table drawn
terminal-key-how = how to play
terminal-key-leave = leave

# Why not, and whether really.

terminal-cell-empty = { $cell } is empty.
terminal-second-spell = { $card } at { $cell } would be a second spell in this turn.
terminal-not-in-line = { $cell } is not in your line.
terminal-not-possible = “{ $typed }” is not possible now. Possible: { $possible }
terminal-latin = Cells and keys are the plain letters a to z.
terminal-takes-accio = { $uses ->
    [one] { $cell } is not in your line: this takes Accio, { $uses } use left.
   *[other] { $cell } is not in your line: this takes Accio, { $uses } uses left.
}
terminal-ends-last = { $cell } is the last card of { $line }: this ends the game at once, for everybody.
terminal-ends-spells = In { $line } lie only Vanesco and Perluceo, not to be taken: this ends the game at once, for everybody.
terminal-do-it = Do it?

# Where each card leads. Numbers and spells have eleven letters.

terminal-leads = Where it leads next turn, if no Vanesco comes between
terminal-leads-to = to { $place }
terminal-leads-corner = to { $place }: nothing to take
terminal-leads-stay = you stay at { $place }
terminal-leads-now = now to { $place }
terminal-leads-nowhere = the turn ends here
terminal-leads-end = ends the game
terminal-leads-accio = By Accio
terminal-leads-number = number { $number }
terminal-leads-spell = a spell
terminal-leads-ends = Ends the game: { $cells }

# Pages, and what Enter does.

terminal-thinks = { $name } thinks …
terminal-what-happened = What happened
terminal-all-cauldrons = All cauldrons, bottom card first
terminal-look = Perluceo: { $name } looks through the cauldron, bottom card first
terminal-window = This window has { $width } × { $height } letters.
terminal-window-needs = The table needs { $width } × { $height }.
terminal-enter-larger = Make it larger, then press Enter
terminal-enter-closes = Enter closes
terminal-enter-opens = Enter opens it for { $name }
terminal-enter-goes-on = Enter goes on
terminal-enter-points = The game is over. Enter shows the points
terminal-enter-recipes = Enter shows the recipes
terminal-enter-ends = Enter ends
terminal-leave = Leave this game?
terminal-kept = It is kept in { $path }.
terminal-not-kept = It is not recorded and will be lost.
terminal-go-on = Go on with: { $command }
terminal-left = The game was left.
terminal-file-changed = { $path } was changed by somebody else: it is left as it is.
terminal-file-unwritable = Cannot write { $path }: { $reason }

# Before the game.

terminal-ask-players = How many players
terminal-ask-people = How many of them sit at this keyboard
terminal-ask-level = How well do the bots play
terminal-ask-recipes = With recipe cards
terminal-ask-again = Please type one of these: { $answers }
terminal-bot = { $color } (bot)
