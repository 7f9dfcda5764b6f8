### Everything that the page and the terminal say, in German. Words of the game as in TERMS.md.

## The game

title = Glastonbury
color-yellow = gelb
color-green = grün
color-red = rot
color-blue = blau
color-orange = orange
color-purple = violett
color-brown = braun
color-white = weiß
color-black = schwarz

ingredient-Ya = Honigwabe
ingredient-Yb = Sonnenblume
ingredient-Ga = Laubfrosch
ingredient-Gb = Glücksklee
ingredient-Ra = Fliegenpilz
ingredient-Rb = Dornenrose
ingredient-Ba = Teichlibelle
ingredient-Bb = Häherfeder
ingredient-Oa = Geister­kürbis
ingredient-Ob = Glutmolch
ingredient-Pa = Holunder­beere
ingredient-Pb = Amethyst
ingredient-Na = Druiden­eichel
ingredient-Nb = Alraune
ingredient-Wa = Mond­knoblauch
ingredient-Wb = Nebelperle
ingredient-Ka = Fledermaus­flügel
ingredient-Kb = Keller­spinne

spell-Ac = Accio
spell-De = Declinatio
spell-Va = Vanesco
spell-Pe = Perluceo
spell-Ac-does = Nimm stattdessen eine beliebige Karte der Auslage
spell-De-does = Verlass die Ecke und zieh noch einmal
spell-Va-does = Alle anderen Kessel verlieren ihre oberste Karte
spell-Pe-does = Sieh deinen Kessel einmal durch
immuto = Immuto
cauldron = Kessel
corner = High Street
card = { $name } { $number }
card-label = { $name } { $number }, { $color }
line-column = Spalte { $line }
line-row = Reihe { $line }
line-corner = Ecke

level-random = Zufall
level-apprentice = Lehrling
level-herbalist = Kräuterfrau
level-witch = Hexe
level-wizard = Zauberer
level-merlin = Merlin

# What bots are called: sixteen names of plants, each short and unlike the others. Every language has its own.

bot-name-1 = Ahorn
bot-name-2 = Birke
bot-name-3 = Distel
bot-name-4 = Efeu
bot-name-5 = Farn
bot-name-6 = Ginster
bot-name-7 = Hasel
bot-name-8 = Kamille
bot-name-9 = Linde
bot-name-10 = Malve
bot-name-11 = Nelke
bot-name-12 = Primel
bot-name-13 = Quendel
bot-name-14 = Salbei
bot-name-15 = Ulme
bot-name-16 = Wermut

recipe-sort-a = A
recipe-sort-b = B
recipe-a = Die meisten { $color ->
    [orange] orange­farbenen
    [purple] violetten
    [brown] braunen
    [white] weißen
   *[black] schwarzen
} Karten
recipe-fewest_cards = Die wenigsten Karten im Kessel
recipe-fewest_fours = Die wenigsten Vieren
recipe-fewest_spells = Die wenigsten Zauber­karten eingesetzt
recipe-fewest_spells-collected = Die wenigsten Zauber­karten gesammelt
recipe-most_ones = Die meisten Einsen
recipe-ended_game = Das Spiel selbst beenden

## Everywhere

page-title = { $page } · Glastonbury
page-menu = Menü
to-home = Glastonbury: zur Startseite
how-to-play = Spielregeln
settings = Einstellungen
about-this = Über diese inoffizielle Ausgabe
close = Schließen
cancel = Abbrechen
on = An
off = Aus
share = Teilen
copy = Kopieren
copied = Kopiert.
copy-yourself = Es ist markiert: Kopiere es mit Strg+C oder halte den Finger darauf.
player = Spieler
player-number = Spieler { $number }
your-name = Dein Name
you = Du
your-turn = Du bist dran
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
level-random-says = Nimmt, was gerade daliegt.
level-apprentice-says = Nimmt, was hübsch aussieht, und vergisst die Hälfte. Für deine ersten Partien.
level-herbalist-says = Vergisst nichts und denkt einen Zug voraus.
level-witch-says = Achtet darauf, wohin jede Figur ziehen wird, bevor sie eine Karte nimmt.
level-wizard-says = Träumt sich vor jedem Zug durch tausend Möglichkeiten.
level-merlin-says = Träumt sich durch zwanzigtausend. Bring ein gutes Gedächtnis mit.
scoring-overview = Wertungs­übersicht
scoring-cards = Karten einer Zutat
scoring-counts = Zählen für dich
scoring-one = Eine
scoring-one-says = minus ihre Zahl
scoring-two = Zwei
scoring-two-says = 0
scoring-three = Drei
scoring-three-says = die Summe
scoring-four = Vier
scoring-four-says = die Summe + 5
scoring-double = Zahlen in deiner eigenen Farbe zählen doppelt, auch als Minuspunkte. Die 5 bleibt 5.
scoring-immuto = Immuto hat die Zahl 0 und zählt als eine weitere Karte einer Zutat, die du hast. Mehr als vier zählen wie vier.
scoring-spells = Zauberkarten bringen keine Punkte.
scoring-recipe-a = Rezept A: Hast du die meisten Karten seiner Farbe, bringt jede davon 1 Punkt, zu viert 2 Punkte.
scoring-recipe-b = Rezept B: 10 Punkte, wenn nur du es erfüllst.
scoring-ties = Bei Gleichstand mit jemandem bringt ein Rezept nichts.
scoring-example = Zum Beispiel

new-version = Es gibt eine neue Version.
reload = Neu laden

## Home

motto = Leise brauen, alles merken und die High Street mit dem besten Kessel verlassen.
motto-short = Leise brauen, alles merken.
play-now = Jetzt spielen
play-now-says = Sofort los, gegen Bots.
with-friends = Mit Freunden
with-friends-says = Eröffne einen Tisch und teile den Link, oder komm mit einem Code dazu.
with-friends-short = Link teilen oder Code eingeben.
one-screen = An einem Gerät
one-screen-says = Für zwei bis vier, Menschen und Bots.
one-screen-short = Für zwei bis vier.
one-screen-explained = Alle spielen an diesem Gerät. Es sagt, wer dran ist.
one-screen-recipes-on = Alle bekommen zwei geheime Rezepte. Halte den Knopf gedrückt, um deine zu lesen; die anderen schauen weg.
bots = Bots
level = Stärke
recipes = Rezepte
start = Los geht’s
starting = Karten werden ausgeteilt …
table-code = Tischcode
join = Mitspielen
join-table = An Tisch { $code } mitspielen
open-a-table = Tisch eröffnen
open-the-table = Tisch eröffnen
new-table = Neuer Tisch
set-the-table = Tisch decken
person-or-bot = Wer Spieler { $number } ist
a-person = Mensch
a-bot = Bot
level-of-person = Stärke von Spieler { $number }
name-of-person = Name von Spieler { $number }
color-of-person = Farbe von Spieler { $number }
your-games = Deine Partien
no-games = Gerade läuft keine: Such dir eine Tür aus und fang an.
being-dealt = Die Karten werden ausgeteilt
set-aside = Beschädigt und beiseitegelegt
waits-for = { $who } ist dran
    .you = Du bist dran
with-names = mit { $names }
bot-count = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
table-named = Tisch { $code }
seats-open = { $open ->
    [0] Es kann losgehen
    [one] { $open } freier Platz
   *[other] { $open } freie Plätze
}
seats-open-of = { $open } von { $seats } Plätzen frei
with-recipes = mit Rezepten
without-recipes = ohne Rezepte
open-tables = Offene Tische
no-open-tables = Im Moment keine. Eröffne einen und setz ihn auf die Liste.
open-tables-unknown = Der Server ist nicht zu erreichen.
finished-games = Beendete Partien
statistics-games = { $count ->
    [one] Partie
   *[other] Partien
}
statistics-wins = { $count ->
    [one] Sieg
   *[other] Siege
}
statistics-ingredients = { $count ->
    [one] Punkt durch Zutaten
   *[other] Punkte durch Zutaten
}
statistics-recipes = { $count ->
    [one] Punkt durch Rezepte
   *[other] Punkte durch Rezepte
}
game-won = Gewonnen
game-shared = Geteilter Sieg
game-lost = Verloren
game-abandoned = Abgebrochen
replay = Partie ansehen
replay-game = Partie { $game } an Tisch { $code } ansehen
show-all = Alle zeigen

## Waiting room

color-is-taken = { $color }, vergeben
option-seats = Spieler
option-seats-says = Die Plätze gehen später an Menschen oder an Bots.
option-recipes = Rezepte
option-recipes-on = Alle bekommen zwei geheime Rezepte, für mehr Punkte am Ende.
option-recipes-off = Ohne Rezepte: Nur die Zutaten zählen.
option-pace = Zeit für einen Zug
option-stand_in = Vertretung
option-stand_in-says = Läuft die Zeit ab, macht eine Vertretung den Zug: { $level }.
option-bot_pace-quick = Bots ziehen fast sofort.
option-bot_pace-natural = Bots warten einen Moment, bevor sie ziehen.
option-bot_pace-slow = Bots lassen Zeit zum Schauen, bevor sie ziehen.
option-removed_color = Farbe entfernen
option-removed_color-on = Zu zweit kommt eine der Farben, die niemand spielt, vor dem Mischen aus dem Spiel.
option-removed_color-off = Alle Farben bleiben im Spiel, auch zu zweit.
option-memory_aid = Merkhilfe
option-memory_aid-on = Mit Merkhilfe: Alle dürfen jeden Kessel durchsehen.
option-memory_aid-off = Von jedem Kessel ist nur die oberste Karte zu sehen.
option-spectators = Publikum
option-spectators-on = Wer den Code hat, darf zusehen.
option-spectators-off = Nur wer mitspielt, sieht den Tisch.
option-listed = Auf der Liste
option-listed-on = Der Tisch steht auf der Liste der offenen Tische: Alle dürfen mitspielen.
option-listed-off = Nur wer den Code hat, findet den Tisch.
option-edition = Ausgabe
edition-en = Englisch
edition-fr = Französisch
edition-it = Italienisch
edition-ru = Russisch
edition-en-says = Englische Ausgabe: Ein Immuto zählt auch für das Rezept der Farbe, zu der er gelegt wird, und beim Rezept der Zauberkarten zählen die eingesetzten.
edition-fr-says = Französische Ausgabe: Ein Immuto zählt auch für das Rezept der Farbe, zu der er gelegt wird, und beim Rezept der Zauberkarten zählen alle gesammelten.
edition-it-says = Italienische Ausgabe: Ein Immuto zählt immer für dein eigenes Rezept, und beim Rezept der Zauberkarten zählen die eingesetzten.
edition-ru-says = Russische Ausgabe: Ein Immuto zählt immer für dein eigenes Rezept, und beim Rezept der Zauberkarten zählen alle gesammelten.
more-options = Mehr Möglichkeiten
pace-none = Ohne Uhr
pace-30 = 30 Sekunden
pace-60 = 60 Sekunden
pace-180 = 3 Minuten
pace-86400 = Ein Tag
pace-259200 = Drei Tage
pace-none-says = Ohne Uhr: Alle denken so lange nach, wie sie brauchen.
pace-seconds-says = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} für jeden Zug.
pace-minutes-says = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} für jeden Zug.
pace-days-says = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} für jeden Zug: Schau vorbei, wann du willst.
waiting-room = Warteraum
waiting-title = Wer sitzt am Tisch?
dealing-title = Die Karten werden gemischt
dealing-says = Die Reihenfolge der Karten ergibt sich aus allen Wörtern zusammen. So kann sie niemand ausgesucht haben.
dealing-seals = Zuerst denkt sich jedes Gerät ein geheimes Wort aus und versiegelt es.
dealing-opens = Alle Wörter sind versiegelt. Jetzt werden sie geöffnet.
dealing-waits = Warten auf { $names }.
dealing-left = { $seconds ->
    [0] Die Zeit ist um: Das Austeilen wird abgebrochen.
    [one] Noch { $seconds } Sekunde. Danach wird das Austeilen abgebrochen, und ihr könnt ohne das fehlende Wort neu beginnen.
   *[other] Noch { $seconds } Sekunden. Danach wird das Austeilen abgebrochen, und ihr könnt ohne das fehlende Wort neu beginnen.
}
seats = Plätze am Tisch
seat-number = Platz { $seat }
seat-open = Freier Platz
seat-host = Spielleitung
seat-bot = Bot
seat-away = nicht da
seat-word-there = Wort ist da
seat-word-missing = Wort ist unterwegs
seat-shares = gleiches Gerät wie { $name }
seat-wins = { $wins ->
    [one] heute { $wins } Sieg
   *[other] heute { $wins } Siege
}
name-of-seat = Name
save-name = Speichern
color-of-seat = Deine Farbe
any-color = beliebige Farbe
sit-here = Hier hinsetzen
sit-another = Noch jemand am Gerät
seat-a-bot = Bot hinsetzen
level-of-seat = Stärke des Bots
stand-up = Aufstehen
remove = Entfernen
remove-name = { $name } entfernen
remove-sure = { $name } vom Tisch entfernen?
remove-says = Dann ist der Platz wieder frei. Wer den Code hat, kann sich dort hinsetzen.
invite = Einladen
invite-others = Andere an Tisch { $code } einladen
invite-says = Die anderen öffnen diesen Link oder geben auf der Startseite den Code ein.
invite-code = Tischcode
invite-link = Einladungslink
invite-text = Spiel mit mir Glastonbury!
invite-qr = QR-Code des Einladungslinks
invite-only-here = Bisher erreicht nur dieser Rechner den Server. Um mit anderen in deinem Heimnetz zu spielen, starte ihn so:
invite-command = glastonbury serve --lan
table-rules = Das ist ausgemacht
begin-game = Partie beginnen
begin-ready = Alle sind da.
begin-missing = { $open ->
    [one] Ein Platz ist noch frei: Warte auf jemanden oder setz einen Bot hin.
   *[other] { $open } Plätze sind noch frei: Warte auf andere oder setz Bots hin.
}
begin-host = { $open ->
    [0] Warten, bis { $host } beginnt.
    [one] Eine Person fehlt noch; dann kann { $host } beginnen.
   *[other] { $open } Personen fehlen noch; dann kann { $host } beginnen.
}
begin-somebody = Warten, bis jemand am Tisch die Partie beginnt.
begin-sit = Setz dich hin, um mitzuspielen.
begin-watch = Alle Plätze sind besetzt: Du siehst zu.
host-watches = Die Spielleitung sieht nur zu. Wer am Tisch sitzt, darf die Partie beginnen.
host-watches-and-you-may = Die Spielleitung sieht nur zu: Du darfst die Partie beginnen und Bots hinsetzen.
silent-says = Das letzte Austeilen wurde abgebrochen: Von { $names } kam rechtzeitig kein Wort. Das nächste geht ohne. Am Spiel ändert das nichts, nur im Nachweis der Verteilung fehlt dieses Wort.
leave-table = Tisch verlassen

## Settings

settings-you = Du
settings-name-says = Er steht an deinem Platz, wenn du dich an einen Tisch setzt. Dort kannst du ihn ändern.
settings-language = Sprache
settings-language-says = Alle Wörter der Seite. Die anderen am Tisch behalten ihre Sprache.
language-own = Wie im Browser
settings-look = Ton und Bild
settings-theme = Aussehen
theme-dusk = Abend
theme-dusk-says = Der Laden am Abend: dunkles Holz und Kerzenlicht.
theme-daylight = Tag
theme-daylight-says = Derselbe Laden am Tag: Leinen, Eiche und Tinte, für helle Räume.
theme-contrast = Starker Kontrast
theme-contrast-says = Schwarz und Weiß mit dicken Linien, für alle, die schlecht sehen.
settings-sound = Ton
settings-sound-says = Du hörst Karten und Figuren und einen Ton, wenn du dran bist.
settings-motion = Bewegung
motion-system = Wie am Gerät
motion-off = Aus
settings-motion-says = Ohne Bewegung sind Figuren und Karten sofort dort, wo sie hinkommen.
settings-pace = Tempo der Bewegung
pace-of-slow = Ruhig
pace-of-normal = Normal
pace-of-fast = Flott
pace-of-none = Aus
settings-pace-says = Wie schnell Figuren ziehen und Karten fliegen. Tippen beendet immer, was sich noch bewegt.
settings-labels = Auf den Karten
settings-labels-says = Was auf den Karten steht: nur das Bild, dazu der Buchstabe der Farbe, dazu der Name, oder alles in Schwarz und Weiß.
settings-playing = Beim Spielen
settings-botPace = Tempo der Bots
bot-pace-quick = Flott
bot-pace-natural = Natürlich
bot-pace-slow = Ruhig
settings-botPace-says = Wie lange Bots vor ihrem Zug warten; gilt für Tische, die du von jetzt an eröffnest.
settings-oneTap = Einmal tippen
settings-oneTap-says = Schon beim ersten Tippen nimmst du die Karte. Sonst siehst du erst, wohin sie führt, und nimmst sie beim zweiten.
settings-askCauldron = Nach dem Kessel fragen
settings-askCauldron-says = Vor der Wertung: Was liegt darin? Aus dem Gedächtnis, nur für dich.
settings-notify = Benach­richtigungen
settings-notify-says = Das Gerät meldet sich, wenn du dran bist und die Seite nicht zu sehen ist.
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Du kannst das neben der Adresse ändern.
settings-notify-none = In diesem Browser gibt es hier keine Benachrichtigungen: Sie brauchen https.
settings-data = Dieses Gerät und du
move-device = Auf ein anderes Gerät umziehen
move-device-says = Ein Link bringt deine Plätze, Partien und deine Statistik auf ein anderes Gerät; danach gehen beide. Er gilt einen Tag lang und nur ein Mal. Gib ihn niemandem: Wer ihn öffnet, spielt als du.
move-device-make = Link erstellen
move-device-link = Dein Link
move-device-token-says = Nur dieser Rechner erreicht den Server. Hier geht der Link auch in einem anderen Browser.
delete-data = Meine Daten löschen
delete-data-says = Der Server vergisst deinen Namen, deine Plätze und deine Statistik.
delete-sure = Alles über dich löschen?
delete-sure-says = In laufenden Partien spielt ein Bot für dich weiter. Andere Plätze werden frei. Aus beendeten Partien verschwindet dein Name; sie selbst bleiben. Dieses Gerät vergisst seine Einstellungen. Nichts davon lässt sich zurückholen.
delete-now = Endgültig löschen
deleted = Alles über dich ist vergessen.
link-title = Deine Plätze
link-says = Jemand hat dir einen Link zu Plätzen am Tisch gegeben: wahrscheinlich du selbst, auf einem anderen Gerät. Er gilt nur ein Mal. Möchtest du sie auf dieses Gerät holen?
link-take = Übernehmen
link-replace-says = Auf diesem Gerät hast du schon Plätze, und zwar hier: { $tables }. Wenn du weitermachst, gibt dieses Gerät sie auf. Dann sind sie auf keinem anderen Gerät wiederzufinden.
link-replace = Aufgeben, übernehmen
link-empty = Dieser Link ist unvollständig. Kopiere ihn noch einmal, und zwar ganz.
link-not-now = Jetzt nicht

## Tutorial

tutorials = Spielend lernen
tutorial-first = Deine ersten Schritte
tutorial-first-says = Eine kurze Partie mit Erklärungen. Drei Minuten.
tutorial-recipes = Mit Rezepten
tutorial-recipes-says = Was sie sind und was sie bringen.
tutorial-two = Zu zweit
tutorial-two-says = Eine Farbe bleibt draußen.
tutorial-go-on = Weiter bei Schritt { $step }
tutorial-step = Schritt { $step } von { $steps }
tutorial-leave = Verlassen
tutorial-done = Das war’s!
tutorial-first-game = Erste Partie spielen
tutorial-invitation = Neu hier? In drei Minuten lernst du das Spiel, indem du es spielst.
tutorial-begin = Zeig es mir
tutorial-asked-place = Fang diesmal oben links an. Du wirst sehen, warum.
tutorial-asked-take = Nimm diesmal { $card }. Du wirst sehen, warum.
tutorial-asked-accio = Drück diesmal auf Accio und nimm { $card }. Du wirst sehen, warum.
tutorial-asked-declinatio = Setz diesmal Declinatio ein. Du wirst sehen, warum.
tutorial-asked-keep = Behalte die Karte diesmal. Du wirst sehen, warum.
tutorial-asked-immuto = Wähle diesmal { $ingredient }. Du wirst sehen, warum.
tutorial-first-1 = Willkommen auf der High Street! Stell deine Figur an die Ecke oben links.
tutorial-first-2 = Deine Figur zieht im Uhrzeigersinn, und du nimmst eine Karte der Reihe, an der sie hält. Nimm { $card }: Sie kommt in deinen Kessel.
tutorial-first-3 = Auf deiner Karte steht eine { $steps }, also zog deine Figur { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}. Nimm { $card } und sieh, wohin dich die Zahl führt.
tutorial-first-4 = Jetzt ist nur deine oberste Karte zu sehen: Merk dir { $beneath } darunter. Nimm { $card }, die dritte dieser Zutat.
tutorial-first-5 = Drei gleiche: { $now } am Ende! Ein Zauberspruch liegt neben dem Kessel und verdeckt nichts: Nimm { $card }.
tutorial-first-6 = Eine einzelne Karte kostet ihre Zahl: vorerst { $then }. Nimm trotzdem { $card }: Eine zweite macht das wieder gut.
tutorial-first-7 = Eine Ecke: Hier gibt es nichts zu nehmen. Setz Declinatio ein und zieh mit derselben Zahl weiter.
tutorial-first-8 = Du bist aus der Ecke heraus, und Declinatio kann dir noch öfter helfen. Nimm jetzt { $card }, noch einen Zauberspruch.
tutorial-first-9 = Mit Accio nimmst du eine beliebige Karte der Auslage. Drück auf Accio und nimm { $card }: Zwei gleiche kosten nichts mehr.
tutorial-first-10 = Vanesco! Du hast { $lost } verloren. Nimm { $card } und sieh deinen Kessel einmal durch.
tutorial-first-11 = Immuto wird am Ende zu einer Zutat deiner Wahl, und mit seiner 0 bleibst du stehen. Nimm ihn.
tutorial-first-12 = Du bist geblieben und nimmst hier noch eine Karte. { $card } ist die vierte dieser Zutat: { $then }!
tutorial-first-13 = Viel später ist der Stapel leer, es bleiben Lücken. { $card } ist die letzte Karte der Reihe: Nimm sie, und die Partie endet.
tutorial-first-14 = Die letzte Karte darfst du behalten oder abwerfen. Behalte sie: { $kept } mit ihr, { $dropped } ohne sie.
tutorial-first-15 = Drei und vier gleiche zählen, einzelne kosten, und deine eigene Farbe zählt doppelt. { $points } für dich, { $other } für die andere Seite: gut gemacht!
tutorial-recipes-1 = Deine zwei geheimen Rezepte: „{ $first }“ und „{ $second }“. Stell deine Figur an die Ecke oben links.
tutorial-recipes-2 = Wer von der Farbe des ersten Rezepts die meisten Karten hat, bekommt für jede einen Punkt. Nimm also { $card }.
tutorial-recipes-3 = Das zweite Rezept bringt { $bonus }, wenn es dir besser gelingt als allen anderen. Lass also die 4 liegen und nimm { $card }.
tutorial-recipes-4 = Viel später sagst du, was dein Immuto wird. Als { $ingredient } zählt er auch für dein Rezept.
tutorial-recipes-5 = Deine Rezepte haben { $a } und { $b } gebracht. Bis zum Schluss wusste niemand davon außer dir.
tutorial-two-1 = Zu zweit bleibt eine Farbe draußen, diesmal { $color ->
    [gelb] Gelb
    [rot] Rot
    [blau] Blau
   *[other] Grün
}. Stell deine Figur an die Ecke oben links.
tutorial-two-2 = So sind { $cards } von { $all } Karten im Spiel. Die in deiner eigenen Farbe zählen für dich doppelt: Nimm { $card }.
tutorial-two-3 = { $card } zählt für die andere Seite doppelt. Schnapp sie dir, bevor es zu spät ist.
tutorial-two-4 = { $card } hat die Farbe, die niemand spielt: Sie zählt für euch beide gleich viel. Nimm sie.
tutorial-two-5 = Die { $color }en Karten fehlen diesmal, warte also nicht darauf. Alles andere ist wie immer.
first-turn-0 = Sammle drei oder vier gleiche. Die meisten Punkte gewinnen.
first-turn-1 = Die Zahl auf deiner obersten Karte sagt, wie weit du als Nächstes ziehst.
first-turn-2 = Nur deine oberste Karte ist zu sehen: Merk dir, was darunter liegt.
first-turn-3 = Drei gleiche bringen Punkte, eine einzelne Karte kostet ihre Zahl.
settings-countSteps = Hilf, die Einführungen zu verbessern
settings-countSteps-says = Der Server zählt, wie viele bis zu jedem Schritt kommen, nicht wer. Aus: Er erfährt nichts.

## How to play

rules-contents = Inhalt
rules-missing = Die Regeln konnten nicht geladen werden. Lade die Seite neu.
rules-search = In den Regeln suchen
rules-search-found = { $count ->
    [0] Nichts gefunden. Versuch es mit einem anderen Wort.
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rules-for-this = Was die Regeln dazu sagen
rules-try = Zum Ausprobieren: { $about }
rules-again = Noch einmal
rules-first = Deine Figur zieht um ein Quadrat aus Karten, und in jedem Zug nimmst du eine davon. Ihre Zahl sagt, wie weit du als Nächstes ziehst, und sie verdeckt, was du vorher genommen hast. Sammle viel von wenigem, und behalte den Überblick!
rules-goal = Worum es geht
rules-goal-1 = Es gibt { $ingredients } Zutaten, zwei in jeder Farbe, und von jeder Zutat nur vier Karten: { $numbers }. Was du nimmst, kommt oben auf deinen Kessel. Drei oder vier Karten einer Zutat bringen Punkte, zwei bringen nichts, und eine einzelne kostet ihre Zahl.
rules-goal-2 = Wer am Ende die meisten Punkte hat, gewinnt.
rules-goal-drawing = Drei Karten einer Zutat bringen ihre Summe, { $plus }. Eine einzelne { $number } kostet { $minus }.
rules-setup = Die Auslage
rules-setup-1 = Vier Laternen stehen an den Ecken eines Quadrats aus sechs mal sechs Karten. Dazwischen liegen { $cards } Karten offen; der Rest ist der Nachziehstapel.
rules-setup-2 = Rund um die Auslage führt die High Street mit { $stops } Stationen: je eine an beiden Enden der vier inneren Spalten und der vier inneren Reihen und eine an jeder Ecke.
rules-lines-next = Weiter zur nächsten Station
rules-lines-line = An dieser Station nimmst du aus { $line }.
rules-lines-corner = An einer Ecke gibt es nichts zu nehmen.
rules-begin = Wo du anfängst
rules-setup-3 = Nacheinander stellt ihr eure Figuren auf, jede an einer freien Ecke. Dabei seht ihr schon alle Karten.
rules-setup-4 = Am Anfang ist dein Kessel leer. Ein leerer Kessel zählt als { $number }.
rules-try-begin = Tippe auf eine freie Ecke. Dann sieh dir die ersten Züge an.
rules-turn = Ein Zug
rules-turn-1 = Wer dran ist, macht nacheinander drei Dinge. Mit der Zahl, die du nimmst, ziehst du als Nächstes: Denk also auch an sie, nicht nur an die Zutat.
rules-move = Ziehen
rules-move-says = Deine Figur zieht im Uhrzeigersinn, so viele Schritte, wie die Zahl oben auf deinem Kessel sagt. Du musst ziehen. An einer Station dürfen beliebig viele Figuren stehen.
rules-take = Nehmen
rules-take-says = Nimm aus der Reihe oder Spalte an deiner Station eine beliebige Karte und leg sie auf deinen Kessel. Nur Zauberkarten legst du vor dich hin.
rules-turn-over = Aufdecken
rules-turn-over-says = Die nächste Karte vom Nachziehstapel füllt die Lücke. Ist der Stapel leer, bleiben Lücken.
rules-try-turn = Tippe auf eine Karte der umrandeten Reihe: Die gestrichelte Linie zeigt, wohin dich ihre Zahl führt. Tippe noch einmal, und du nimmst sie.
rules-corner = Ecken
rules-corner-1 = Endet dein Weg an einer Ecke, nimmst du nichts, und dein Zug ist vorbei. Beim nächsten Mal ziehst du wieder mit derselben Zahl. Nur der Zauberspruch Declinatio hilft dir sofort heraus.
rules-try-corner = Diese Karte würde dich an eine Ecke führen. Nimm sie und sieh selbst, oder such dir eine bessere.
rules-memory = Was zu sehen ist
rules-memory-1 = Von jedem Kessel sieht man nur die oberste Karte und wie hoch er ist. Was darunter liegt, darf sich niemand ansehen, auch nicht im eigenen Kessel: Gerade das Merken macht das Spiel aus. Deshalb zeigt die Seite von allen nur den letzten Zug und nichts Älteres.
rules-memory-2 = Ein Tisch kann mit Merkhilfe eröffnet werden: Dann dürfen alle jeden Kessel durchsehen.
rules-spells = Zaubersprüche
rules-spells-1 = { $count } Karten sind Zauberkarten. Sie kommen nicht auf den Kessel, deine Zahl bleibt also, wie sie war.
rules-spells-2 = Nur ein Zauberspruch pro Zug! Ein Vanesco oder Perluceo wirkt, sobald du ihn nimmst. Darum kannst du keinen nehmen, wenn du im selben Zug Accio oder Declinatio einsetzt.
rules-spells-3 = Accio und Declinatio kannst du ab deinem nächsten Zug einsetzen.
rules-spell-Ac-uses = { $uses }-mal
rules-spell-Ac = Behalte die Karte. Wenn du später zu einer Reihe oder Spalte kommst, darfst du stattdessen eine beliebige Karte der Auslage nehmen; aber keinen Vanesco oder Perluceo und nicht, wenn du an einer Ecke stehst.
rules-try-accio = Drück auf Accio und nimm irgendeine Karte. Tippe auch auf einen Vanesco: Du erfährst, warum er liegen bleibt.
rules-spell-De-uses = { $uses }-mal
rules-spell-De = Behalte die Karte. Wenn dein Weg an einer Ecke endet, darfst du mit derselben Zahl weiterziehen und dann eine Karte nehmen; aber keinen Vanesco oder Perluceo.
rules-try-declinatio = Deine Figur ist an eine Ecke gekommen. Zieh mit Declinatio weiter, oder bleib stehen.
rules-spell-Va-uses = sofort
rules-spell-Va = Alle anderen verlieren die oberste Karte ihres Kessels. Diese Karten kommen unter den Nachziehstapel oder, wenn er leer ist, aus dem Spiel.
rules-try-vanesco = Nimm den Vanesco und achte auf die anderen Kessel.
rules-spell-Pe-uses = sofort
rules-spell-Pe = Du darfst deinen eigenen Kessel durchsehen, ein Mal. Die Reihenfolge bleibt, wie sie ist.
rules-try-perluceo = Nimm den Perluceo, und du siehst in deinen Kessel.
rules-immuto = Immuto, der Gestaltwandler
rules-immuto-1 = { $count } Karten sind Immutos, mit der Zahl { $number }. Liegt einer oben, bleibst du stehen und nimmst noch einmal aus derselben Reihe oder Spalte.
rules-immuto-2 = Bei der Wertung kommt er zu einer Zutat, von der du eine Karte hast: Aus zwei werden drei, aus drei werden vier. Zwei Immutos dürfen zur selben Zutat kommen oder zu zwei verschiedenen.
rules-try-immuto = Nimm den Immuto: Deine Figur bleibt stehen, und du wählst noch einmal aus derselben Reihe.
rules-special = Zwei Sonderfälle
rules-special-1 = Beide kommen selten vor. Es reicht, wenn du weißt, wo sie stehen.
rules-special-spells = Nur Zaubersprüche
rules-special-spells-says = Du verlässt mit Declinatio eine Ecke, und in der Reihe oder Spalte dort liegen nur Vanesco und Perluceo. Davon darfst du nichts nehmen: Das Spiel ist sofort zu Ende.
rules-try-special-spells = Wo dich Declinatio hinführen würde, liegen nur noch Zaubersprüche, die sofort wirken. Probier aus, was passiert.
rules-special-immuto = Immuto an der Ecke
rules-special-immuto-says = Du stehst an einer Ecke, und ein fremder Vanesco deckt in deinem Kessel einen Immuto auf. Mit { $number } kämst du nicht weg, also ziehst du mit der Zahl der Karte darunter.
rules-try-special-immuto = Die rote Figur steht an einer Ecke, und unter ihrer obersten Karte liegt ein Immuto. Nimm den Vanesco und sieh, wie weit sie zieht.
rules-end = Spielende
rules-end-1 = Ist der Nachziehstapel leer, entstehen Lücken. Das Spiel endet, wenn jemand die letzte Karte einer Reihe oder Spalte nimmt. Das kann die sein, an der die Figur steht, oder die, die sie dort kreuzt. Die äußersten zählen nicht, denn zu ihnen gehört keine Station.
rules-end-3 = Eine letzte Runde für die anderen gibt es nicht.
rules-last-card = Behalten oder abwerfen
rules-end-2 = Wer diese letzte Karte nimmt, darf sie behalten oder abwerfen, je nachdem, was besser ist. Nur ein Vanesco wirkt auf jeden Fall.
rules-try-last-card = Der Nachziehstapel ist leer, und dies ist die letzte Karte ihrer Spalte. Nimm sie, dann behalte sie oder wirf sie ab.
rules-scoring = Wertung
rules-example = Ein Beispiel
rules-example-says = Blau hat im Kessel:
rules-example-four = vier in Blau: doppelt, und { $bonus } dazu
rules-example-three = drei
rules-example-two = zwei
rules-example-one = eine, in Blau und deshalb doppelt
rules-example-total = Das macht { $points }.
rules-example-where = Wohin würdest du einen Immuto legen?
rules-example-none = Kein Immuto
rules-example-immuto = Am besten kommt er zu der einzelnen blauen Karte: Zwei Karten kosten nichts. Dann sind es { $points }.
rules-winner = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.
rules-recipes = Rezepte
rules-recipes-1 = Wenn ihr wollt, bekommen alle am Anfang zwei Rezepte, eins von jeder Sorte, und halten sie bis zur Wertung geheim.
rules-recipe-a = Sorte A: eine Farbe
rules-recipe-a-says = Für Orange, Violett, Braun, Weiß oder Schwarz. Hast du mehr Karten dieser Farbe als alle anderen, bringt jede davon { $each }, zu viert { $four }.
rules-recipe-b = Sorte B: { $points }
rules-recipe-b-says = Wenn das auf dich mehr zutrifft als auf alle anderen:
rules-recipes-ties = Bei Gleichstand gibt es nichts dafür. Es zählt, was am Ende im Kessel ist.
rules-recipes-immuto = Immuto und Rezepte
rules-recipes-immuto-says = Wenn die Kessel offen sind und bevor ein Rezept gezeigt wird, sagst du, zu welcher Zutat jeder deiner Immutos kommt. Dann zählt er als Karte dieser Farbe, auch für Rezepte.
rules-editions = Ausgaben
rules-editions-1 = Das Spiel ist in mehreren Ländern erschienen, und die Anleitungen zählen bei den Rezepten verschieden. Jeder Tisch folgt einer Ausgabe; alles andere ist gleich.
rules-two = Zu zweit
rules-two-1 = Zu zweit kommt eine der beiden Farben, die niemand spielt, vor dem Mischen aus dem Spiel: { $cards } Karten. Ein Tisch kann auch mit allen Farben eröffnet werden.
why-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu nehmen.
why-watching = Du siehst zu. Karten nimmt nur, wer mitspielt.
why-not-your-turn = Du bist noch nicht dran.
why-place-first = Such zuerst eine Ecke für deine Figur aus.
why-corner-taken = An dieser Ecke steht schon eine Figur.
why-at-corner = Deine Figur steht an einer Ecke, da gibt es nichts zu nehmen.
why-keep-first = Entscheide zuerst: Karte behalten oder abwerfen?
why-immuto-first = Sag zuerst, wohin dein Immuto kommt.
why-corner = An einer Ecke liegt keine Karte zum Nehmen.
why-empty = Dieser Platz ist leer.
why-own-line = Diese Karte liegt in { $line }: Du kannst sie ohne Accio nehmen.
why-accio-at-once = Mit Accio kannst du keinen Zauberspruch nehmen, der sofort wirkt.
why-declinatio-at-once = Nach Declinatio kannst du keinen Zauberspruch nehmen, der sofort wirkt.
why-by-accio = Diese Karte liegt nicht in { $line }. Mit Accio könntest du sie nehmen.
why-not-in-line = Diese Karte liegt nicht in { $line }, wo deine Figur steht.

## The sheet to print

sheet-open = Ein Blatt zum Ausdrucken
sheet-title = Auf einen Blick
sheet-print = Drucken
sheet-spells = Die Zaubersprüche
sheet-spell = Zauberspruch
sheet-cards = Karten
sheet-uses = Einsatz
sheet-does = Was er bewirkt

## About

about = Info
about-game = Das Spiel
about-game-says = Glastonbury ist ein Kartenspiel von Günter Burkhardt für zwei bis vier Personen, erschienen im franjos Spieleverlag in Lichtenau; eine frühere Ausgabe hieß Kupferkessel Co.
about-unofficial = Dies ist eine inoffizielle Ausgabe von Leuten, die das Spiel mögen. Sie hat mit dem Autor und dem Verlag nichts zu tun, kostet nichts und enthält keine Bilder, Texte oder Logos des gedruckten Spiels: Die Karten hier sind neu gezeichnet, und die meisten Zutaten haben eigene Namen. Wenn es dir gefällt, kauf dir das Spiel.
about-publisher = Zum Verlag
about-pictures = Bilder
about-icons = Die Zeichnungen auf den Karten sind Icons von Lorc und Delapouite von game-icons.net, unter der Lizenz Creative Commons Attribution 3.0. Geändert wurden nur die Farben. Die Straße und die Figuren sind von uns.
about-icons-link = game-icons.net
about-icons-licence = Lizenz CC BY 3.0
about-fonts = Schriften
about-fonts-says = Alle stehen unter der SIL Open Font License 1.1.
about-font-by = von { $by }
about-code = Code und Daten
about-code-says = Der Code ist frei, unter der MIT-Lizenz.
about-data-says = Du brauchst kein Konto. Der Server merkt sich deinen Namen, deine Plätze und deine Partien; in den Einstellungen kannst du sie löschen. Niemand sonst bekommt etwas davon.

## The table

connection-lost = Keine Verbindung. Neuer Versuch …
connection-back = Wieder verbunden
table-coming = Auf dem Weg zum Tisch …
table-damaged = Dieser Tisch lässt sich nicht öffnen
table-gone = Diesen Tisch gibt es nicht
table-gone-explained = Vielleicht ist der Code { $code } vertippt, oder der Tisch ist ohne Publikum, oder seit einem Monat war niemand mehr da.
table-gone-home = Zur Startseite
not-found = Hier wohnt niemand
not-found-says = Unter { $path } gibt es keine Seite.
not-found-code = Ein Tisch hat einen Code aus sechs oder acht Buchstaben und Ziffern. Schau dir den Link noch einmal an oder gib den Code auf der Startseite ein.
not-found-maybe = Vielleicht ist die Adresse vertippt, oder der Link ist alt.
no-cookie = Dieser Browser speichert keine Cookies
no-cookie-says = An einem Cookie erkennt der Tisch, wer wo sitzt; sonst steht nichts darin. Erlaube Cookies für diese Seite und öffne sie dann noch einmal.
seat-back-title = Dieser Browser hat deinen Platz verloren
seat-back-lost = Hier hast du als { $names } gesessen. Der Tisch erkennt alle an einem Cookie, und das von diesem Browser ist weg: Es wurde gelöscht, oder dies ist ein privates Fenster. Darum hält der Tisch dich für jemand anderen. Dein Platz wartet auf dich; so bekommst du ihn zurück:
seat-back-unknown = Der Tisch erkennt alle an einem Cookie. Wurde es gelöscht, oder bist du in einem privaten Fenster, in einem anderen Browser oder an einem anderen Gerät, dann hält er dich für jemand anderen. Wenn du hier einen Platz hast, bekommst du ihn so zurück:
seat-back-device = Wo du ihn noch hast, an einem anderen Gerät oder in einem anderen Browser: Öffne dort die Einstellungen, wähle „Auf ein anderes Gerät umziehen“ und öffne den Link hier.
seat-back-host = Oder frag die Spielleitung: Wenn sie am Tisch auf deinen Namen tippt, findet sie „Neuer Link für den Platz“. Öffne den Link hier.
seat-back-else = Wenn du selbst den Tisch eröffnet hast, bleibt dir nur der erste Weg.
lost-seats = Dieser Browser hat seine Plätze verloren
lost-seats-says = Das Cookie, an dem die Tische ihn erkannt haben, ist weg. Geh hin und sieh nach, wie du deinen Platz zurückbekommst:
lost-seats-forget = Brauche ich nicht mehr

play-table = Tisch { $code }
removed-color = Ohne die { $color }en Karten
play-opponents = Die anderen
play-choice = Deine Wahl
play-your-place = Dein Bereich
play-your-turn = Du bist dran
play-turn-of = { $name } ist dran
play-turn-of-color = { $name } ist dran ({ $color })
play-waiting = Warten
play-watch = Zusehen
play-nobody = Die Kessel werden geöffnet
play-sending = Einen Moment
play-choosing = { $who } ist dran
    .you = Du bist dran
play-moving = { $who } zieht
    .you = Du ziehst
play-asked = { $turn }: { $what }
play-no-connection = Keine Verbindung
play-reconnecting = Der Tisch wird gesucht …
play-missed = Dir sind Züge entgangen. Gezeigt wird von allen nur der letzte.
play-watching = Du siehst zu
play-watching-others = { $count ->
    [one] und noch jemand
   *[other] und { $count } andere
}
play-watching-seat = Hast du hier einen Platz?
play-watching-yours = Dein Platz?
play-watched = { $count ->
    [one] Jemand sieht zu.
   *[other] { $count } Leute sehen zu.
}
play-place = Wähle eine Ecke für deine Figur
play-place-explained = Deine Figur zieht im Uhrzeigersinn, im ersten Zug zwei Schritte. Tippe auf eine freie Ecke.
play-take-from = Nimm eine Karte aus { $line }
play-take-any = Nimm mit Accio eine beliebige Karte
play-corner = Deine Figur steht an einer Ecke
play-corner-explained = Hier gibt es nichts zu nehmen. Mit Declinatio ziehst du noch einmal gleich viele Schritte.
play-declinatio = Declinatio einsetzen
play-declinatio-to = { $steps } weiter zu { $line }
play-declinatio-and-end = Einsetzen und beenden
play-declinatio-ends = Dort liegen nur Zaubersprüche, die du dann nicht nehmen kannst: Das Spiel wäre zu Ende.
play-stay = Stehen bleiben
play-immuto-at-corner = { $who } stand mit einem Immuto obenauf an einer Ecke. Dort kann keine Figur bleiben: Sie zog mit der Zahl darunter.
    .you = Du standst mit einem Immuto obenauf an einer Ecke. Dort kann keine Figur bleiben: Deine zog mit der Zahl darunter.
play-scarce = Hier liegt nur noch eine Karte: { $lines }.
play-uses-left = { $uses ->
    [one] noch { $uses }-mal
   *[other] noch { $uses }-mal
}
play-keep-or-drop = Spielende. Letzte Karte behalten oder abwerfen?
play-keep-explained = Das war die letzte Karte einer Reihe: Damit endet das Spiel. Du darfst sie behalten oder abwerfen; abgeworfen ist sie aus dem Spiel.
play-keep = Behalten
play-drop = Abwerfen
play-immuto = Wohin kommt dein Immuto?
play-immuto-explained = Er wird zu einer weiteren Karte dieser Zutat, mit der Zahl 0.
play-immuto-none = Zu keiner
play-immuto-does = wird am Ende zu einer Zutat deiner Wahl; mit seiner 0 bleibst du stehen
play-ingredient-is = Zutat, Farbe { $color }, Zahl { $number }
play-immuto-is = Am Ende eine Zutat nach Wunsch, Zahl 0
play-spell-is = Zauberspruch: { $does }
play-on-cauldron = kommt oben auf deinen Kessel
play-then-line = Dann { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} zu { $line }
play-then-corner = Dann { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} zu einer Ecke: Dort gibt es nichts
play-then-stay = Dann bleibst du stehen
play-ends-game = Das ist die letzte Karte in { $line }: Nimmst du sie, endet das Spiel.
play-look-at-a-card = Schau dir eine Karte an, dann siehst du, wohin sie dich führt.
play-take = { $card } nehmen
play-take-it = Nehmen
play-take-and-end = Nehmen und beenden
play-choose-first = Karte wählen
play-accio = Accio: beliebige Karte
play-accio-short = Accio · { $uses }×
play-back-to = Zurück zu { $line }
play-bot-level = Bot: { $level }
play-next = Danach
play-more-about = Mehr über { $name }
play-moves-next = Nächster Zug:
play-moves = zieht
play-moves-beneath = nach der Karte darunter
play-moves-unknown = ?
play-you-moved = Gezogen:
play-moved = Gezogen:
play-moved-short = zog
play-no-spells = Keine Zauber­sprüche
play-height = { $count ->
    [one] { $count } Karte im Kessel
   *[other] { $count } Karten im Kessel
}
play-last-turn = Letzter Zug
play-memory-aid = Im Kessel (Merkhilfe)
play-mute = Stummschalten
play-unmute = Wieder zuhören
play-seat-link = Neuer Link für den Platz
play-seat-link-explained = Für jemanden, der das Gerät verloren hat. Der Link gilt ein Mal, einen Tag lang, und alle sehen, dass du ihn erstellt hast.
play-your-cauldron = Dein Kessel
play-open-cauldron = Hineinsehen
play-recipes = Rezepte
play-recipes-of = Rezepte von { $name }
play-recipes-hold = Zum Lesen gedrückt halten. Die anderen schauen weg.
play-recipes-toggle = Rezepte von { $name } zeigen, bis dieser Knopf noch einmal gedrückt wird. Alle anderen schauen weg.
play-take-back = Selbst weiterspielen
play-cauldron-empty = Es ist nichts darin.
play-pile = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
play-pile-left = im Nachzieh­stapel
play-pile-low = Stapel fast leer
play-pile-empty = Der Stapel ist leer
play-look-own = Du siehst in deinen Kessel
play-look = { $name } sieht in den Kessel
play-look-for = Das ist nur für { $name }: Alle anderen schauen weg.
play-look-hold = Gedrückt halten
play-look-done = Fertig
play-look-toggle = Zeigen, was { $name } im Kessel hat, bis dieser Knopf noch einmal gedrückt wird. Alle anderen schauen weg.
play-secret = Alle anderen schauen weg!
play-look-explained = Zuerst kommt die oberste Karte. Merk dir alles gut: Du siehst es nur ein Mal.
play-look-close = Zurück zum Spiel
play-scoring = Wertung
play-rules = Regeln
play-menu = Menü
play-sound = Ton
play-one-tap = Einmal tippen nimmt die Karte
play-im-back = Bin wieder da
play-step-away = Kurz weg
play-go-on = Weiterspielen
play-abandon = Partie abbrechen
play-abandon-sure = Diese Partie abbrechen?
play-abandon-at-once = Die Partie endet jetzt, für alle am Tisch. Niemand gewinnt, nichts wird gezählt, und es lässt sich nicht zurücknehmen.
play-abandon-explained = Die anderen erfahren, dass du die Partie abbrechen willst. Wenn alle zustimmen, die mitspielen, endet sie: Niemand gewinnt, und nichts wird gezählt.
play-abandon-wanted = { $count ->
    [one] { $count } Person will die Partie abbrechen.
   *[other] { $count } Personen wollen die Partie abbrechen.
}
play-withdraw = Doch weiterspielen
play-resign = Aufgeben
play-resign-sure = Aufgeben?
play-resign-explained = Die Partie endet jetzt, und die andere Seite gewinnt. Es lässt sich nicht zurücknehmen.
play-resign-explained-more = Eine Vertretung spielt für dich weiter, und du kannst nicht mehr gewinnen. Es lässt sich nicht zurücknehmen.
play-resign-explained-all = Alle, die an diesem Gerät spielen, geben auf. Es lässt sich nicht zurücknehmen.
play-home = Zur Startseite
play-home-explained = Dein Platz bleibt deiner. Du findest diesen Tisch unter „Deine Partien“.
play-say = Etwas sagen
play-said = { $who }: { $phrase }
    .you = Du: { $phrase }
clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
clock-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
away-seconds = seit { $seconds } s weg
away-minutes = seit { $minutes } min weg
away-grace = Vertretung in { $seconds } s
away-stand-in = Vertretung: { $level }
away-vote = Vertretung holen
away-wanted = { $count ->
    [one] { $count } Stimme
   *[other] { $count } Stimmen
}

card-immuto-label = { immuto }, 0
card-spell-label = { $name }, Zauberspruch
card-stack = { $height ->
    [0] Leerer Kessel, zählt als 2
    [one] Kessel mit { $height } Karte, obenauf: { $top }
   *[other] Kessel mit { $height } Karten, obenauf: { $top }
  }
card-uses = { $name }, { $left ->
    [one] noch { $left }-mal
   *[other] noch { $left }-mal
  }
card-letter-yellow = G
card-letter-green = Ü
card-letter-red = R
card-letter-blue = B
card-letter-orange = O
card-letter-purple = V
card-letter-brown = N
card-letter-white = W
card-letter-black = S
card-recipe-a = Meiste { $color ->
    [orange] orange
    [purple] violette
    [brown] braune
    [white] weiße
   *[black] schwarze
} Karten
card-recipe-a-does = mehr { $color ->
    [orange] orange
    [purple] violette
    [brown] braune
    [white] weiße
   *[black] schwarze
} Karten als alle anderen
card-recipe-fewest_cards = Wenigste Karten
card-recipe-fewest_cards-does = weniger Karten im Kessel als alle anderen
card-recipe-fewest_fours = Wenigste Vieren
card-recipe-fewest_fours-does = weniger Vieren im Kessel als alle anderen
card-recipe-fewest_spells = Wenigste Zauber­karten
card-recipe-fewest_spells-does = weniger Zauberkarten eingesetzt als alle anderen
card-recipe-fewest_spells-collected-does = weniger Zauberkarten gesammelt als alle anderen
card-recipe-most_ones = Meiste Einsen
card-recipe-most_ones-does = mehr Einsen im Kessel als alle anderen
card-recipe-ended_game = Letztes Wort
card-recipe-ended_game-does = das Spiel selbst beenden
card-reward-either = 1 oder 2 je Karte
card-reward-either-short = 1–2
card-reward-each = { $points } je Karte
card-reward-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

board-label = Die Auslage: sechs Reihen mit je sechs Karten
board-cell = { $cell }: { $card }
board-cell-offered = { $cell }: { $card }. Kannst du nehmen
board-cell-ends = { $cell }: { $card }. Kannst du nehmen, damit endet das Spiel
board-empty = { $cell }: leer
board-face-down = { $cell }: eine Karte, die gerade aufgedeckt wird
board-leads = Führt dich im nächsten Zug zu { $place }
board-leads-corner = Führt dich im nächsten Zug zu einer Ecke: Dort gibt es nichts
board-leads-nowhere = Im nächsten Zug bleibst du stehen
board-corner = { $cell }: Ecke
board-corner-offered = { $cell }: Ecke. Hier kannst du anfangen
board-begin = An der Ecke { $corner } anfangen
board-pawn = { $name }: { $place }
board-ghost = Nächster Zug: { $place }

## Whispers

whisper-ask = Was würdest du tun?
whisper-else = Und sonst?
whisper-thanks = Danke
whisper-thinking = Lass mal sehen …
whisper-says = Flüstertipp
whisper-nothing = Hier fällt mir nichts Besonderes auf. Vertrau dir!
whisper-best = Ich würde „{ $move }“ wählen.
whisper-or = Oder „{ $move }“.
whisper-by-accio = { $cell }: { $card }, mit Accio
whisper-there = { $count ->
    [one] Dort liegt „{ $ingredient }“.
    [2] Dort liegt zweimal „{ $ingredient }“.
    [3] Dort liegt dreimal „{ $ingredient }“.
   *[other] Dort liegt { $count }-mal „{ $ingredient }“.
}
whisper-waits = Dort liegt { $card }.
whisper-number_leads = Eine { $number } führt dich zu { $line }.
whisper-number_rests = Eine { $number } führt dich zu einer Ecke: Dort gibt es nichts.
whisper-corner_leads = Von { $corner } kommst du zuerst zu { $line }.
whisper-goes_on = Zu { $line } geht es jetzt mit Declinatio oder im nächsten Zug.
whisper-you_have = { $count ->
    [0] Du hast noch keine Karte „{ $ingredient }“. Eine einzelne kostet Punkte.
    [one] Du hast eine Karte „{ $ingredient }“.
   *[other] Du hast { $count } Karten „{ $ingredient }“.
}
whisper-like_top = Auf deinem Kessel liegt „{ $ingredient }“. Hier liegt noch so eine Karte.
whisper-remember = Weißt du noch, wie oft du „{ $ingredient }“ hast? Eine einzelne Karte kostet Punkte.
whisper-starts = Das wäre deine erste Karte „{ $ingredient }“.
whisper-makes_pair = Das wäre deine zweite Karte „{ $ingredient }“: keine Minuspunkte mehr dafür.
whisper-makes_three = Das wäre deine dritte Karte „{ $ingredient }“: { $points ->
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
}.
whisper-completes = Das wäre deine vierte Karte „{ $ingredient }“: { $points ->
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
}.
whisper-matches_top = Das passt zur obersten Karte deines Kessels.
whisper-avoids_minus = Das erspart dir { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}.
whisper-gets_immuto = Am Ende ist er, was immer du brauchst.
whisper-gets_spell = Ein Zauberspruch: { $does }.
whisper-sweeps = { $who } verliert damit { $card }.
whisper-uses_accio = { $left ->
    [0] Danach ist dein Accio aufgebraucht.
   *[other] Danach hast du Accio noch { $left }-mal.
}
whisper-uses_declinatio = { $left ->
    [0] Danach ist dein Declinatio aufgebraucht.
   *[other] Danach hast du Declinatio noch { $left }-mal.
}
whisper-fits_recipe = Das hilft bei deinem Rezept { $recipe }.
whisper-hurts_recipe = Aber es schadet deinem Rezept { $recipe }.
whisper-lands_at = Im nächsten Zug kommst du zu { $line }.
whisper-lands_now = Damit kommst du sofort zu { $line }.
whisper-stays = Im nächsten Zug bleibst du stehen.
whisper-rests_at = Im nächsten Zug stehst du an einer Ecke und nimmst nichts.
whisper-denies = { $who } kommt als Nächstes hier vorbei und hätte sie auch gern.
whisper-leaves_to = Aber { $who } kann als Nächstes { $card } nehmen.
whisper-ends_game = Damit endet das Spiel: { $points } für dich, höchstens { $others } für die anderen.
whisper-ends_uncounted = Damit endet das Spiel. Ich habe nicht mitgezählt: Zähl gut nach!
whisper-count = { $count ->
    [one] mit { $count } Flüstertipp
   *[other] mit { $count } Flüstertipps
}

## The end

end-page-title = Tisch { $table }, Spielende · Glastonbury
end-about = Tisch { $table } · Partie { $game }
end-scoring = Wertungs­übersicht
end-open = Die Kessel sind offen
end-over = Das Spiel ist zu Ende
end-counting = Es wird gezählt …
end-nameless = Jemand ({ $color })
end-you-win = { $points ->
    [one] Du gewinnst mit { $points } Punkt
   *[other] Du gewinnst mit { $points } Punkten
}
end-you-share = Du gewinnst gemeinsam mit { $others }: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-wins = { $points ->
    [one] { $who } gewinnt mit { $points } Punkt
   *[other] { $who } gewinnt mit { $points } Punkten
}
end-share = { $who } gewinnen mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
end-resigned-you-win = Du gewinnst: { $who } hat aufgegeben
end-you-resigned = Du hast aufgegeben: { $who } gewinnt
end-resigned = { $who } gewinnt: Die andere Seite hat aufgegeben
end-abandoned = Die Partie wurde abgebrochen, niemand gewinnt
end-evening = Heute
end-wins-count = { $wins }
end-winner = Gewonnen
end-has-resigned = hat aufgegeben
end-total = Gesamt:
end-cards = Karten
end-ingredient = Zutat
end-ingredients = Zutaten
end-points = { $points }
end-points-head = Punkte
end-what = Wofür
end-double = doppelt
end-empty = Nichts im Kessel
end-idle-immutos = { $count ->
    [one] Ein Immuto kam zu keiner Zutat.
   *[other] { $count } Immutos kamen zu keiner Zutat.
}
end-not-counted = { $height ->
    [0] Nichts im Kessel.
    [one] Eine Karte im Kessel, nicht gezählt.
   *[other] { $height } Karten im Kessel, nicht gezählt.
}
end-count-a = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
end-count-fewest_cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
end-count-fewest_fours = { $count ->
    [0] keine Vier
    [one] eine Vier
   *[other] { $count } Vieren
}
end-count-fewest_spells = { $count ->
    [0] keine Zauberkarte
    [one] eine Zauberkarte
   *[other] { $count } Zauberkarten
}
end-count-most_ones = { $count ->
    [0] keine Eins
    [one] eine Eins
   *[other] { $count } Einsen
}
end-tied = { $count }, genau wie { $others }
end-tied-with = { $who }
    .you = du
end-tied-all = { $count }, genau wie alle anderen
end-missed = { $count } gegen { $others }
end-ended-it = geschafft
end-ended-by = das war { $who }
    .you = das warst du
end-again = Noch eine Partie
end-others-want = { $count ->
    [one] { $who } will noch eine Partie spielen.
   *[other] { $who } wollen noch eine Partie spielen.
}
end-waiting-for = Du willst noch eine Partie spielen. Warten auf { $who }.
end-withdraw = Doch nicht
end-replay = Partie ansehen
end-record = Aufzeichnung laden
end-check-deal = Verteilung prüfen
end-leave = Tisch verlassen
end-home = Zur Startseite
end-watching = { $open ->
    [0] Du siehst zu.
   *[other] Du siehst zu. Ein Platz ist frei: Wenn die anderen noch eine Partie spielen wollen, kannst du dich hinsetzen.
}

deal-title = Verteilung prüfen
deal-checking = Wird geprüft …
deal-failed = Die Aufzeichnung war nicht zu bekommen. Versuch es später noch einmal.
deal-no-proof = Diese Partie wurde ohne Nachweis ausgeteilt. Darum lässt sich nichts prüfen.
deal-how = Dein Gerät hat die Aufzeichnung der Partie geholt und die Karten selbst noch einmal ausgeteilt. Der Server war daran nicht beteiligt.
deal-step-passed = Richtig:
deal-step-failed = Falsch:
deal-step-unknown = Nicht bekannt:
deal-commitment = Das Geheimnis des Servers
deal-commitment-before = Bevor irgendein Wort der Geräte bekannt war, hat dieses Gerät den Fingerabdruck des Server-Geheimnisses gesehen. Das Geheimnis, das am Ende offengelegt wurde, hat denselben Fingerabdruck.
deal-commitment-during = Während die Partie lief, hat dieses Gerät den Fingerabdruck des Server-Geheimnisses gesehen, und er passt zum Geheimnis. Vor dem Austeilen war dieses Gerät nicht da; vielleicht aber ein anderes.
deal-commitment-unknown = Dieses Gerät hat das Austeilen nicht gesehen. Es kann darum nicht sagen, ob das Geheimnis dasselbe ist, das vorher festgelegt wurde. Frag jemanden, der dabei war.
deal-commitment-wrong = Dieses Geheimnis passt nicht zu dem Fingerabdruck, den dieses Gerät gesehen hat. Es wurde ausgetauscht.
deal-word = Das Wort deines Geräts
deal-word-there = { $count ->
    [one] Das Zufallswort dieses Geräts ging in die Verteilung ein; ein anderes gab es nicht.
   *[other] Das Zufallswort dieses Geräts ist unter den { $count }, die in die Verteilung eingingen.
}
deal-word-unknown = Dieses Gerät hat zu dieser Verteilung kein Wort gegeben oder hat es vergessen.
deal-word-missing = Das Zufallswort dieses Geräts ging nicht in die Verteilung ein.
deal-players = Wer begonnen hat
deal-players-same = Die Reihenfolge am Tisch ergibt sich aus Geheimnis und Wörtern, oder sie wurde am Tisch gewählt.
deal-players-different = Die Reihenfolge am Tisch ergibt sich nicht aus Geheimnis und Wörtern.
deal-deck = Die Karten
deal-deck-same = Alle { $count } Karten lagen in der Reihenfolge, die sich aus Geheimnis und Wörtern ergibt.
deal-deck-different = Die Karten lagen in einer anderen Reihenfolge, als sich aus Geheimnis und Wörtern ergibt.
deal-recipes = Die Rezepte
deal-recipes-same = Alle hatten die Rezepte, die sich aus Geheimnis und Wörtern ergeben.
deal-recipes-different = Die Rezepte waren nicht die, die sich aus Geheimnis und Wörtern ergeben.
deal-removed_color = Die Farbe, die aus dem Spiel kam
deal-removed_color-same = Die Farbe, die aus dem Spiel kam, ergibt sich aus Geheimnis und Wörtern, oder sie wurde am Tisch gewählt.
deal-removed_color-different = Aus dem Spiel kam eine andere Farbe, als sich aus Geheimnis und Wörtern ergibt.
deal-verdict-right = Niemand hat die Karten ausgesucht
deal-verdict-partly = Die Karten ergeben sich aus Geheimnis und Wörtern
deal-verdict-wrong = Diese Verteilung stimmt nicht
deal-proves = Was das beweist: Das Geheimnis stand fest, bevor die Wörter bekannt waren, und die Wörter, bevor das Geheimnis bekannt war. Also konnten sich weder der Server noch jemand am Tisch die Karten aussuchen.
deal-proves-partly = Was das beweist: Die Karten wurden nicht mehr geändert, nachdem Geheimnis und Wörter feststanden. Dass niemand sie ausgesucht hat, wissen nur die, deren Gerät vorher den Fingerabdruck gesehen und ein Wort gegeben hat.
deal-proves-wrong = Jemand hat an der Verteilung oder an der Aufzeichnung etwas verändert.
deal-proves-not = Was das nicht beweist: dass niemand hineingesehen hat. Wer den Server betreibt, kann während der Partie alle Karten sehen.
deal-numbers = Die Zahlen
deal-fingerprint = Fingerabdruck (SHA‑256) des Geheimnisses
deal-secret = Geheimnis
deal-words = Wörter der Geräte

## The clock by agreement

clock-together = Das gilt, sobald alle zustimmen, die mitspielen. Bots sind immer dafür.
clock-watching = Du siehst zu. Darüber entscheiden alle gemeinsam, die mitspielen.
clock-StretchClock = Mehr Zeit für alle
clock-StretchClock-says = Doppelt so viel Zeit für jeden Zug, auch für diesen.
clock-StopClock = Ohne Uhr spielen
clock-StopClock-says = Von jetzt an muss sich niemand mehr beeilen.
clock-ask = Die anderen fragen
clock-agree = Ich bin dafür
clock-agreed = Dafür: { $who }.
clock-missing = Warten auf { $who }.
event-StretchClock = { $who } bittet um mehr Zeit.
    .you = Du bittest um mehr Zeit.
event-StretchClock-agreed = Alle sind dafür: Für jeden Zug ist jetzt doppelt so viel Zeit.
event-StopClock = { $who } möchte ohne Uhr spielen.
    .you = Du möchtest ohne Uhr spielen.
event-StopClock-agreed = Alle sind dafür: Es gibt keine Uhr mehr.

## Replay

replay-page-title = Tisch { $table }, Partie { $game } · Glastonbury
replay-title = Partie { $game } an Tisch { $table }
replay-coming = Die Partie wird geholt …
replay-missing = Diese Partie kann nicht gezeigt werden: Sie ist noch nicht zu Ende, oder sie ist nicht für dich.
replay-failed = Der Server ist nicht zu erreichen.
replay-retry = Noch einmal versuchen
replay-home = Zur Startseite
replay-beginning = Der Anfang
replay-nobody-moved = Die Karten liegen auf dem Tisch. Noch hat niemand gezogen.
replay-turn = Zug { $first } von { $count }
replay-turns = Züge { $first }–{ $last } von { $count }
replay-number = Zug { $turn }
replay-setting-up = Spielaufbau
replay-scoring = Wertung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forth = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-slider = Zug
replay-controls = Durch die Partie gehen
replay-all-turns = Alle Züge
replay-cauldrons = Kessel
replay-looking = Wie es gezeigt wird
replay-pace = Tempo
replay-pace-slow = ruhig
replay-pace-normal = normal
replay-pace-fast = flott
replay-eyes = Sicht
replay-eyes-all = alle, alles offen
replay-eyes-one = { $who }, wie damals
replay-more = Mehr zu dieser Partie
replay-ways = Wie es weitergeht
replay-copy = Link kopieren
replay-copied = Ein Link zu diesem Moment wurde kopiert.
replay-not-copied = Das Kopieren ging nicht. Der Link steht in der Adresszeile.
replay-table = Zum Tisch
replay-record = Aufzeichnung
replay-check-deal = Verteilung prüfen
replay-deciding = ist dran
replay-look = Mit Perluceo gesehen:
replay-player-resigned = hat aufgegeben
replay-abandoned = Hier wurde die Partie abgebrochen.
replay-gave-up = { $who } gibt hier auf.
    .you = Du gibst hier auf.
replay-keys = Tasten: ← → ein Schritt, Pos1 und Ende, Leertaste spielt ab.

# What happened. `.you`: the same, told to the one who did it.

event-somebody = Jemand
event-and = { $some } und { $last }
event-comma = {", "}
event-placed = { $who } wählt die Ecke { $corner }.
    .you = Du wählst die Ecke { $corner }.
event-moved = { $stops ->
    [one] { $who } zieht einen Schritt { $line ->
        [Ecke] zu einer Ecke
       *[other] zu { $line }
    }.
   *[other] { $who } zieht { $stops } Schritte { $line ->
        [Ecke] zu einer Ecke
       *[other] zu { $line }
    }.
}
    .you = { $stops ->
    [one] Du ziehst einen Schritt { $line ->
        [Ecke] zu einer Ecke
       *[other] zu { $line }
    }.
   *[other] Du ziehst { $stops } Schritte { $line ->
        [Ecke] zu einer Ecke
       *[other] zu { $line }
    }.
}
event-stayed = { $who } bleibt { $line ->
    [Ecke] an der Ecke
   *[other] bei { $line }
} stehen.
    .you = Du bleibst { $line ->
    [Ecke] an der Ecke
   *[other] bei { $line }
} stehen.
event-passed = { $who } nimmt an der Ecke nichts.
    .you = Du nimmst an der Ecke nichts.
event-declinatio = { $who } setzt Declinatio ein und zieht weiter.
    .you = Du setzt Declinatio ein und ziehst weiter.
event-taken = { $who } nimmt { $card } von { $cell }.
    .you = Du nimmst { $card } von { $cell }.
event-taken-by-accio = { $who } nimmt mit Accio { $card } von { $cell }.
    .you = Du nimmst mit Accio { $card } von { $cell }.
event-spell-kept = { $who } kann { $card } ab dem nächsten Zug einsetzen.
    .you = Du kannst { $card } ab deinem nächsten Zug einsetzen.
event-dropped = { $who } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
event-swept = Vanesco – unter den Nachziehstapel: { $lost }.
event-swept-away = Vanesco – aus dem Spiel: { $lost }.
event-swept-one = { $card } ({ $who })
    .you = { $card } (du)
event-swept-nothing = Vanesco findet in den anderen Kesseln nichts.
event-looked = { $who } sieht den Kessel durch.
    .you = Du siehst deinen Kessel durch.
event-turned-over = Auf { $cell } wird { $card } aufgedeckt.
event-ended-last_card = { $who } nimmt die letzte Karte aus { $line } und beendet das Spiel.
    .you = Du nimmst die letzte Karte aus { $line } und beendest das Spiel.
event-ended-only_spells = In { $line } liegen nur Zaubersprüche: { $who } beendet das Spiel.
    .you = In { $line } liegen nur Zaubersprüche: Du beendest das Spiel.
event-opened = Alle Kessel werden geöffnet.
event-immuto = { $who } legt einen Immuto zu „{ $ingredient }“.
    .you = Du legst einen Immuto zu „{ $ingredient }“.
event-immuto-none = { $who } legt einen Immuto zu keiner Zutat.
    .you = Du legst einen Immuto zu keiner Zutat.
event-scored = Die Punkte: { $scores }.
event-score = { $who } { $points }
    .you = du { $points }
event-turn = { $who } nimmt { $card } aus { $line }.
    .you = Du nimmst { $card } aus { $line }.
event-turn-by-accio = { $who } nimmt mit Accio { $card }.
    .you = Du nimmst mit Accio { $card }.
event-turn-declinatio = { $who } nimmt mit Declinatio { $card } aus { $line }.
    .you = Du nimmst mit Declinatio { $card } aus { $line }.
event-turn-dropped = { $who } nimmt { $card } aus { $line } und wirft die Karte ab.
    .you = Du nimmst { $card } aus { $line } und wirfst die Karte ab.
event-turn-looked = { $who } nimmt Perluceo aus { $line }.
    .you = Du nimmst Perluceo aus { $line }.
event-turn-swept = { $who } nimmt Vanesco aus { $line }: eine Karte weniger für { $lost }.
    .you = Du nimmst Vanesco aus { $line }: eine Karte weniger für { $lost }.
event-turn-lost = { $who }
    .you = dich
event-turn-swept-nothing = { $who } nimmt Vanesco aus { $line }.
    .you = Du nimmst Vanesco aus { $line }.
event-tail-ended = {" "}Damit endet das Spiel.
event-Sit = { $who } setzt sich an den Tisch.
    .you = Du setzt dich an den Tisch.
event-StandUp = { $who } verlässt den Tisch.
    .you = Du verlässt den Tisch.
event-SeatBot = { $who } setzt sich an den Tisch.
    .you = Du setzt dich an den Tisch.
event-OfferSeat = Die Spielleitung hat einen Link zum Platz von { $who } erstellt.
    .you = Die Spielleitung hat einen Link zu deinem Platz erstellt.
event-HandOver = { $who } spielt an einem anderen Gerät.
    .you = Du spielst an einem anderen Gerät.
event-Start = { $who } lässt die Karten austeilen.
    .you = Du lässt die Karten austeilen.
event-CancelDeal = Das Austeilen wurde abgebrochen: Ein Gerät hat nicht geantwortet.
    .you = Das Austeilen wurde abgebrochen: Ein Gerät hat nicht geantwortet.
event-Resign = { $who } gibt auf.
    .you = Du gibst auf.
event-VoteStandIn = { $who } soll eine Vertretung bekommen.
    .you = Du sollst eine Vertretung bekommen.
event-LetPlay = { $who } wird vertreten.
    .you = Du wirst vertreten.
event-Move = Die Zeit war um: { $who } wurde für einen Zug vertreten.
    .you = Die Zeit war um: Du wurdest für einen Zug vertreten.
event-TakeBack = { $who } ist wieder am Tisch.
    .you = Du bist wieder am Tisch.
event-Abandon = { $who } will die Partie abbrechen.
    .you = Du willst die Partie abbrechen.
event-Abandon-agreed = Alle sind dafür: Die Partie ist abgebrochen.
event-Rematch = { $who } will noch eine Partie spielen.
    .you = Du willst noch eine Partie spielen.
event-Withdraw = { $who } hat es sich anders überlegt.
    .you = Du hast es dir anders überlegt.

## Looking back

review = Rückblick
review-look = Zurückblicken
review-look-at = Rückblick auf Partie { $game } an Tisch { $code }
review-making = Der Trainer sieht die Partie durch …
review-progress = Wie weit der Trainer ist
review-failed = Der Trainer konnte das nicht zu Ende bringen.
review-not-yours = Das ist für alle, die mitgespielt haben. Erlauben sie es alle, sehen es auch andere.
review-luck-awful = Die Karten waren gegen { $who }.
    .you = Die Karten waren gegen dich.
review-luck-bad = { $who } hatte ein wenig Pech.
    .you = Du hattest ein wenig Pech.
review-luck-even = Die Karten waren fair zu { $who }.
    .you = Die Karten waren fair zu dir.
review-luck-good = { $who } hatte ein wenig Glück.
    .you = Du hattest ein wenig Glück.
review-luck-great = Die Karten meinten es sehr gut mit { $who }.
    .you = Die Karten meinten es sehr gut mit dir.
review-play-weak = { $who } hätte an vielen Stellen besser spielen können.
    .you = Du hättest an vielen Stellen besser spielen können.
review-play-fair = { $who } hat ordentlich gespielt und einige Punkte liegen lassen.
    .you = Du hast ordentlich gespielt und einige Punkte liegen lassen.
review-play-well = { $who } hat gut gespielt.
    .you = Du hast gut gespielt.
review-play-best = { $who } hat großartig gespielt.
    .you = Du hast großartig gespielt.
review-account = Woraus das Ergebnis besteht
review-unit = Angezeigt in
review-unit-share = Prozent des Siegs
review-unit-points = Punkten
review-zero-share = 0 % bekämen gleich starke Spieler.
review-zero-points = Der Vorsprung vor dem besten anderen, in Punkten.
review-result = Ergebnis
review-part-deal = Verteilung
review-part-deal-says = Was der Platz und die erste Auslage wert waren.
review-part-luck = Karten
review-part-luck-says = Was die aufgedeckten Karten gebracht haben, gemessen an allen, die hätten kommen können.
review-part-own_play = Eigene Züge
review-part-own_play-says = Was die eigenen Züge gekostet haben, jeweils gegen den besten. Über eine ganze Partie kann das mehr sein als ein Sieg.
review-part-others_play = Züge der anderen
review-part-others_play-says = Was die Züge der anderen gegeben oder genommen haben.
review-part-revealed = Enthüllt
review-part-revealed-says = Rezepte, die am Ende gezeigt wurden, und was der Trainer zu spät gesehen hat.
review-explained = Was die Teile bedeuten
review-course = Die Aussichten, Zug um Zug
review-course-says = So standen die Chancen auf den Sieg. Ein Ring ist ein Moment, den du unten noch einmal spielen kannst.
review-course-see = Diese Stelle ansehen
review-course-table = Dasselbe als Tabelle
review-course-turn = Zug
review-moments = Finde den besseren Zug
review-moments-coming = Der Trainer probiert noch andere Züge …
review-moments-found = { $count ->
    [one] Unten wartet ein Moment, den du noch einmal spielen kannst.
   *[other] Unten warten { $count } Momente, die du noch einmal spielen kannst.
}
review-moments-none = Keiner deiner Züge war eindeutig falsch. Sehr gut!
review-memory = Gedächtnis
review-half-life = In dieser Partie hast du gespielt wie jemand, der nach etwa { $takes ->
    [one] { $takes } genommenen Karte
   *[other] { $takes } genommenen Karten
} (zwischen { $low } und { $high }) die Hälfte vergessen hat.
review-guess = Du kanntest { $right } von { $of } Karten in deinem Kessel.
review-net = Beurteilt vom Netz { $net }, nur nach dem, was man damals wissen konnte.
review-strangers = Auch wer nicht mitgespielt hat, darf das sehen
review-strangers-all = Alle, die mitgespielt haben, erlauben es. Deine Momente siehst nur du.
review-strangers-some = Das gilt, sobald alle es erlauben, die mitgespielt haben. Deine Momente siehst nur du.

moment-count = { $at } von { $count }
moment-where = Tisch { $table }, Partie { $game }
moment-asked = Damals hast du anders gewählt. Was ist besser?
moment-coming = Der Moment wird geholt …
moment-better = Das ist der bessere Zug!
moment-played = Das hast du damals gespielt. Versuch einen anderen Zug.
moment-other = Auch das würde der Trainer nicht tun. Versuch einen anderen Zug.
moment-give = Lösung zeigen
moment-skip = Überspringen
moment-next = Weiter
moment-back = Zurück
moment-was-better = Besser: „{ $move }“
moment-was-played = Gespielt: „{ $move }“
moment-cost = { $grade ->
    [slip] Ein Ausrutscher
    [mistake] Ein Fehler
   *[blunder] Ein grober Fehler
}, der etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gekostet hat.
moment-cause-memory = Eine Frage des Gedächtnisses: Wer einige Karten vergessen hat, hält den Zug für richtig.
moment-forgotten = Das erklärt etwa { $points } der Punkte.
moment-cause-judgement = Eine Frage der Einschätzung: Was man auch vergisst, der Zug ist schlechter.
moment-none = Davon gibt es keine.
moment-over = Das war der letzte.
moment-again = Von vorn
moment-least = Zeigen
moment-least-slip = Alle
moment-least-mistake = Fehler
moment-least-blunder = Grobe

mistakes = Meine Fehler
mistakes-says = Momente deiner Partien, in denen es einen besseren Zug gab. Was du findest, kommt in immer größeren Abständen wieder, der Rest schon morgen.
mistakes-due = { $count ->
    [one] Ein Moment wartet heute auf dich.
   *[other] { $count } Momente warten heute auf dich.
}
mistakes-none-due = Heute wartet nichts auf dich. Der nächste Moment kommt am { $date } wieder.
mistakes-none = Hier ist noch nichts: Blick erst auf eine Partie zurück.
mistakes-all = Alle durchgehen
mistakes-look = Letzte Partien durchsehen
mistakes-look-says = { $count ->
    [one] Eine beendete Partie ist noch nicht durchgesehen.
   *[other] { $count } beendete Partien sind noch nicht durchgesehen.
}
mistakes-looking = Partie { $at } von { $count } …
trend = Wie du spielst
trend-none = Hier siehst du, wie du spielst, sobald eine Partie durchgesehen ist, in der du nur einen Platz hattest.
trend-lost = Verlorene Punkte je Entscheidung
trend-lost-says = Je weniger, desto besser. Im Mittel { $value }.
trend-result = Ergebnisse ohne Kartenglück
trend-result-says = Der Anteil am Sieg, als wären die Karten gerecht gewesen; 0 % bekämen gleich starke Spieler. Im Mittel { $value }.
trend-half-life = Nach etwa { $takes ->
    [one] { $takes } genommenen Karte
   *[other] { $takes } genommenen Karten
} (zwischen { $low } und { $high }) hast du die Hälfte vergessen.
trend-half-life-none = Wie lange du dir Karten merkst, zeigt sich nach ein paar weiteren Partien.
trend-guess = Kessel
trend-guess-of = { $right } von { $of }
trend-game = Partie
trend-won = Ergebnis
trend-luck = Karten
trend-moments = Momente
trend-table = Alle Partien als Tabelle

guess-title = Was liegt in deinem Kessel?
guess-says = Aus dem Gedächtnis, bevor gezählt wird. Lass dir Zeit: Niemand wartet.
guess-less = { $ingredient }: eine weniger
guess-more = { $ingredient }: eine mehr
guess-count = { $said } von { $height } Karten
guess-compare = Vergleichen
guess-skip = Überspringen
guess-never = Nicht mehr fragen
guess-right = Du kanntest { $right } von { $of } Karten
guess-row = { $said ->
    [0] nicht gesagt
   *[other] gesagt { $said }
}, { $truth ->
    [0] keine da
   *[other] { $truth } da
}
guess-count-on = Weiter zur Wertung

## Keys and descriptions

keys = Tasten
keys-moving = Mit Tab kommst du zum nächsten Teil des Tisches, mit den Pfeiltasten von Karte zu Karte.
keys-choosing = Enter wählt eine Karte, noch einmal Enter nimmt sie. Escape lässt sie wieder los.
keys-letters = Diese Buchstaben als Tasten benutzen
key-keys = Diese Tasten
key-rules = { how-to-play }
key-whisper = Was würdest du tun? (gegen Bots)
key-now = Wer dran ist und was zu tun ist
key-line = Die Karten in meiner Reihe
key-square = Die ganze Auslage, Reihe für Reihe
key-tops = Die oberste Karte jedes Kessels
key-mine = Meine Zaubersprüche und Rezepte
key-turns = Von allen der letzte Zug
describe = Der Tisch in Worten
describe-no-turns = Noch war niemand dran.
describe-no-pawn = { $who } hat noch keine Figur aufgestellt.
    .you = Du hast deine Figur noch nicht aufgestellt.
describe-corner = { $who } steht an der Ecke { $corner }. Dort gibt es nichts zu nehmen.
    .you = Du stehst an der Ecke { $corner }. Dort gibt es nichts zu nehmen.
describe-line = { $who } steht an { $line }. { $cards }.
    .you = Du stehst an { $line }. { $cards }.
describe-row = Reihe { $row }. { $cards }.
describe-pile = { $count ->
    [one] Im Nachziehstapel liegt noch { $count } Karte.
   *[other] Im Nachziehstapel liegen noch { $count } Karten.
}
describe-top = { $name }: { $card } obenauf, { $height ->
    [one] { $height } Karte
   *[other] { $height } Karten
} im Kessel; { $at ->
    [corner] Figur an der Ecke { $place }
   *[line] Figur an { $place }
}.
describe-empty = { $name }: leerer Kessel; { $at ->
    [corner] Figur an der Ecke { $place }
   *[line] Figur an { $place }
}.
describe-spells = Deine Zaubersprüche: { $spells }.
describe-no-spells = Du hast keine Zaubersprüche.
describe-recipes = Deine Rezepte: { $recipes }.
labels-icons = Bilder
labels-letters = Buchstaben
labels-names = Namen
labels-contrast = Schwarzweiß

## Phrases

phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-well_done = Gut gemacht!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-oops = Hoppla!
phrase-thinking = Lass mich überlegen …
phrase-your_turn = Du bist dran
phrase-one_moment = Einen Moment
phrase-that_hurt = Autsch!
phrase-again = Noch einmal?
phrase-goodbye = Tschüss!
phrase-smile = Lächeln
phrase-laugh = Lachen
phrase-surprise = Staunen
phrase-sad = Trauriges Gesicht
phrase-applause = Applaus
phrase-heart = Ein Herz

## What went wrong

problem-abandoned = Diese Partie wurde nicht zu Ende gespielt.
problem-already = Das ist schon geschehen.
problem-bad_name = Dieser Name lässt sich nicht anzeigen. Wähle einen mit 1 bis 24 Buchstaben oder Ziffern.
problem-bad_record = Das ist keine oder keine vollständige Aufzeichnung einer Partie.
problem-bad_seating = Diese Plätze passen nicht zu dem Tisch. Versuch es noch einmal.
problem-broken_promise = Das Wort ist nicht das, das versprochen war. Die Karten werden neu ausgeteilt.
problem-clock_runs = Für diesen Zug ist noch Zeit. Die Vertretung kommt, wenn sie um ist.
problem-color_taken = Jemand war schneller: Diese Farbe ist vergeben.
problem-failed = Beim Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
problem-grace_runs = Warte noch ein wenig: Vielleicht geht es gleich weiter.
problem-guessed = Du hast schon gesagt, was darin liegt.
problem-has_seats = Auf diesem Gerät hast du schon Plätze.
problem-id_taken = Unterwegs ist etwas durcheinandergekommen. Versuch es noch einmal.
problem-illegal = Dieser Zug geht jetzt nicht.
problem-name_taken = Jemand am Tisch heißt schon so, oder der Name sieht genauso aus.
problem-no_clock = An diesem Tisch gibt es keine Uhr.
problem-no_connection = Der Server ist nicht zu erreichen. Schau nach, ob du verbunden bist, und versuch es noch einmal.
problem-no_game = Diese Partie gibt es hier nicht.
problem-no_link = Dieser Link wurde schon benutzt oder ist älter als ein Tag. Erstelle einen neuen.
problem-no_seat = Diesen Platz gibt es am Tisch nicht.
problem-no_spectators = Dieser Tisch ist nur für die, die hier spielen.
problem-no_stand_in_needed = Hier braucht niemand eine Vertretung.
problem-no_table = Es gibt keinen Tisch mit diesem Code. Schau noch einmal hin: Er hat sechs oder acht Buchstaben und Ziffern.
problem-nobody_to_mute = Auf diesem Platz sitzt niemand, den du stummschalten kannst.
problem-nobody_to_replace = Auf diesem Platz sitzt niemand, den man ersetzen kann.
problem-not_allowed = Der Server erlaubt das nicht.
problem-not_alone = Hier spielt noch jemand mit: Flüstertipps gibt es nur gegen Bots.
problem-not_at_table = Du hast keinen Platz an diesem Tisch.
problem-not_found = Hier ist nichts.
problem-not_host = Das kann nur die Spielleitung.
problem-not_kept = Der Server konnte das nicht speichern. Versuch es noch einmal.
problem-not_now = Das geht im Moment nicht.
problem-not_your_turn = Du bist nicht dran.
problem-not_yours = Dieser Platz gehört jemand anderem.
problem-only_here = Nur dieser Rechner erreicht den Server: Für andere gibt es keinen Link.
problem-promises_missing = Einige Geräte haben ihr Wort noch nicht versiegelt.
problem-resigned = An diesem Platz wurde die Partie aufgegeben.
problem-seat_taken = Jemand war schneller: Dieser Platz ist besetzt.
problem-seats_open = Einige Plätze sind noch frei.
problem-set_aside = Etwas, das der Server davon gespeichert hat, ist beschädigt. Darum wurde es beiseitegelegt, bevor etwas schiefgeht. Wer den Server betreibt, kann sehen, was geschehen ist; alle anderen Tische laufen weiter.
problem-stale = Am Tisch ging es inzwischen weiter. Schau noch einmal hin.
problem-still_here = Hier fehlt niemand.
problem-stranger = Der Server kennt dieses Gerät nicht mehr. Lade die Seite neu.
problem-too_large = Das war zu groß.
problem-too_many = Das war sehr viel auf einmal. Warte einen Moment.
problem-too_much = Du hast hier seit dem letzten Zug sehr viel geändert. Spiel erst einmal weiter.
problem-unreadable = Das hat der Server nicht verstanden. Lade die Seite neu: Vielleicht ist sie veraltet.
problem-wrong_origin = Diese Seite kommt nicht vom Server. Öffne die Adresse des Servers selbst.

## The terminal

# Where a pawn stands.

terminal-stop-corner = Ecke { $cell }
terminal-stop-above = { $line }, oben
terminal-stop-right = { $line }, rechts
terminal-stop-below = { $line }, unten
terminal-stop-left = { $line }, links

# Short words of the drawn table: names of spells are cut after six letters on a card, and what stands beside the
# square has 24 letters a line.

terminal-spell-Ac = Accio
terminal-spell-De = Decl.
terminal-spell-Va = Vanesco
terminal-spell-Pe = Perluceo
terminal-used = verbr. { $count }
terminal-top-of = oberste von { $height }
terminal-empty = leer
terminal-passed = an der Ecke gepasst
terminal-swept = { $count ->
    [one] { $count } Karte weg
   *[other] { $count } Karten weg
}
terminal-dropped = verworfen
terminal-edition = { $edition ->
    [fr] französische Ausgabe
    [it] italienische Ausgabe
    [ru] russische Ausgabe
   *[en] englische Ausgabe
}
terminal-recipes = Rezepte
terminal-without = { $color ->
    [yellow] ohne Gelb
    [green] ohne Grün
    [red] ohne Rot
   *[blue] ohne Blau
}
terminal-memory-aid = Merkhilfe
terminal-pile = Stapel { $count }
terminal-cards-and-points = Karten und Punkte
terminal-to-nothing = Immuto, zu keiner

# Told in words.

terminal-told = { $what }: { $told }
terminal-told-pile = Nachziehstapel: { $count }.
terminal-told-used = { $count ->
    [one] { $count } Zauberkarte eingesetzt
   *[other] { $count } Zauberkarten eingesetzt
}
terminal-not-placed = noch nicht aufgestellt
terminal-placed = { $who } beginnt hier: { $place }.
terminal-recipe = Rezept { $sort }
terminal-for-each = { $points ->
    [one] { $points } Punkt für jede
   *[other] { $points } Punkte für jede
}
terminal-recipes-compared = Am Ende wird mit allen anderen verglichen; Gleichstand bringt nichts.
terminal-spells = Zaubersprüche, einer pro Zug
terminal-colors = Farben, jede mit zwei Zutaten a und b

# How to play, all of it on one screen: 17 lines of 80 letters.

terminal-how-1 = Deine Figur zieht im Uhrzeigersinn um die Auslage. Hält sie an einer Reihe oder Spalte, nimmst du eine Karte daraus, und eine neue wird dort aufgedeckt. An einer Ecke gibt es nichts zu nehmen.
terminal-how-2 = Die Zahl auf der genommenen Karte sagt, wie weit du im nächsten Zug ziehst. Mit ? siehst du, wohin jede Karte führt. Ein Immuto ist 0: Du bleibst stehen. Zaubersprüche ändern die Zahl nicht. Mit leerem Kessel ziehst du 2.
terminal-how-3 = Karten kommen auf deinen Kessel, nur die oberste ist zu sehen. Sammle drei oder vier derselben Zutat und merk dir, was du hast: Eine einzelne Karte kostet ihre Zahl. Mit o siehst du die Punkte und die Zaubersprüche.
terminal-how-4 = Ist der Nachziehstapel leer, entstehen Lücken. Wer die letzte Karte einer Reihe oder Spalte nimmt, neben der eine Zahl oder ein Buchstabe steht, beendet das Spiel. Liegt dort nur noch eine, steht ein ! dabei.
terminal-how-5 = Auf den Karten stehen Zahl, Zeichen der Farbe und Zutat (Ra und Rb sind die zwei roten), und wenn du sie nehmen kannst, auch ihr Platz. Die Buchstaben rundherum sind die Figuren. Daneben siehst du von allen: oberste Karte, wie viele im Kessel liegen, Zaubersprüche, letzter Zug.

# What to do, and what to type. The tokens of docs/notation.md are understood besides.

terminal-type-stay = bleiben
terminal-type-declinatio = declinatio
terminal-type-keep = behalten
terminal-type-drop = abwerfen
terminal-type-none = keine
terminal-yes = ja
terminal-no = nein
terminal-yes-or-no = j oder n
terminal-or = { $some } oder { $last }
terminal-place = { $name }, stell deine Figur an eine Ecke. Tippe, welche: { $corners }.
terminal-place-recipes = Sieh dir vorher deine Rezepte an: r.
terminal-take = { $name }, deine Figur steht hier: { $place }. Nimm eine Karte daraus: Tippe ihren Platz.
terminal-take-after = Nach Declinatio keinen Vanesco und keinen Perluceo.
terminal-take-accio = { $uses ->
    [one] Oder mit Accio eine Karte mit Stern, zum Beispiel { $cell }. (noch { $uses }-mal)
   *[other] Oder mit Accio eine Karte mit Stern, zum Beispiel { $cell }. (noch { $uses }-mal)
}
terminal-at-corner = { $name }, deine Figur steht hier: { $place }. Da gibt es nichts zu nehmen.
terminal-from-corner = { $uses ->
    [one] Tippe „{ $stay }“ oder „{ $declinatio }“ (weiter zu { $place }; noch { $uses }-mal).
   *[other] Tippe „{ $stay }“ oder „{ $declinatio }“ (weiter zu { $place }; noch { $uses }-mal).
}
terminal-last = { $name }, das war die letzte Karte aus { $line }: { $card }. Das Spiel endet.
terminal-keep = Tippe „{ $keep }“ oder „{ $drop }“.
terminal-immuto = { $which ->
    [first] { $name }, wohin kommt dein erster Immuto? Tippe eine Zutat, zum Beispiel Ya, oder „{ $none }“.
    [second] { $name }, wohin kommt dein zweiter Immuto? Tippe eine Zutat, zum Beispiel Ya, oder „{ $none }“.
   *[only] { $name }, wohin kommt dein Immuto? Tippe eine Zutat, zum Beispiel Ya, oder „{ $none }“.
}
terminal-key-leads = wohin es führt
terminal-key-overview = Wertung
terminal-key-recipes = Rezepte
terminal-key-cauldrons = Kessel
terminal-key-table = Tisch gezeichnet
terminal-key-how = Spielregeln
terminal-key-leave = aufhören

# Why not, and whether really.

terminal-cell-empty = { $cell } ist leer.
terminal-second-spell = { $card } auf { $cell } wäre ein zweiter Zauberspruch in diesem Zug.
terminal-not-in-line = { $cell } liegt nicht in deiner Reihe.
terminal-not-possible = „{ $typed }“ geht jetzt nicht. Möglich: { $possible }
terminal-latin = Plätze und Tasten sind einfache Buchstaben von a bis z.
terminal-takes-accio = { $uses ->
    [one] { $cell } liegt nicht in deiner Reihe: Dafür brauchst du Accio (noch { $uses }-mal).
   *[other] { $cell } liegt nicht in deiner Reihe: Dafür brauchst du Accio (noch { $uses }-mal).
}
terminal-ends-last = { $cell } ist die letzte Karte von { $line }: Damit endet das Spiel sofort, für alle.
terminal-ends-spells = In { $line } liegen nur Vanesco und Perluceo, die du dann nicht nehmen darfst: Damit endet das Spiel sofort, für alle.
terminal-do-it = Wirklich?

# Where each card leads. Numbers and spells have eleven letters.

terminal-leads = Wohin es im nächsten Zug führt, wenn kein Vanesco dazwischenkommt
terminal-leads-to = zu { $place }
terminal-leads-corner = zur { $place }: nichts zu nehmen
terminal-leads-stay = du bleibst bei { $place }
terminal-leads-now = jetzt zu { $place }
terminal-leads-nowhere = der Zug ist zu Ende
terminal-leads-end = Spielende
terminal-leads-accio = Mit Accio
terminal-leads-number = Zahl { $number }
terminal-leads-spell = Zauberkarte
terminal-leads-ends = Damit endet das Spiel: { $cells }

# Pages, and what Enter does.

terminal-thinks = { $name } denkt nach …
terminal-what-happened = Was geschehen ist
terminal-all-cauldrons = Alle Kessel, unterste Karte zuerst
terminal-look = Perluceo: { $name } sieht den Kessel durch, unterste Karte zuerst
terminal-window = Dieses Fenster hat { $width } × { $height } Zeichen.
terminal-window-needs = Der Tisch braucht { $width } × { $height }.
terminal-enter-larger = Mach es größer und drück dann Enter
terminal-enter-closes = Enter schließt
terminal-enter-opens = Enter öffnet es für { $name }
terminal-enter-goes-on = Enter: weiter
terminal-enter-points = Das Spiel ist zu Ende. Enter zeigt die Punkte
terminal-enter-recipes = Enter zeigt die Rezepte
terminal-enter-ends = Enter: fertig
terminal-leave = Diese Partie verlassen?
terminal-kept = Sie ist gespeichert in { $path }.
terminal-not-kept = Sie wird nicht gespeichert und ist dann verloren.
terminal-go-on = Weiterspielen mit: { $command }
terminal-left = Du hast die Partie verlassen.
terminal-file-changed = { $path } wurde von jemand anderem geändert und wird nicht überschrieben.
terminal-file-unwritable = { $path } lässt sich nicht schreiben: { $reason }

# Before the game.

terminal-ask-players = Wie viele spielen mit
terminal-ask-people = Wie viele davon sitzen an dieser Tastatur
terminal-ask-level = Wie gut spielen die Bots
terminal-ask-recipes = Mit Rezeptkarten
terminal-ask-again = Bitte tippe eins davon: { $answers }
terminal-bot = { $color } (Bot)
