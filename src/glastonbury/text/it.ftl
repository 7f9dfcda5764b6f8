### Everything that the page and the terminal say, in Italian. Words of the game as in the rulebook.

## The game

title = Glastonbury
color-yellow = giallo
color-green = verde
color-red = rosso
color-blue = blu
color-orange = arancione
color-purple = viola
color-brown = marrone
color-white = bianco
color-black = nero

ingredient-Ya = Favo selvatico
ingredient-Yb = Girasole d’oro
ingredient-Ga = Rana di palude
ingredient-Gb = Trifoglio fatato
ingredient-Ra = Ovolo malefico
ingredient-Rb = Rosa spinosa
ingredient-Ba = Libellula di lago
ingredient-Bb = Piuma di ghiandaia
ingredient-Oa = Zucca stregata
ingredient-Ob = Salamandra ardente
ingredient-Pa = Bacche di sambuco
ingredient-Pb = Ametista d’Avalon
ingredient-Na = Ghianda del druido
ingredient-Nb = Mandragora
ingredient-Wa = Aglio di luna
ingredient-Wb = Perla di nebbia
ingredient-Ka = Ala di pipistrello
ingredient-Kb = Ragno di cantina

spell-Ac = Accio
spell-De = Declinatio
spell-Va = Vanesco
spell-Pe = Perluceo
spell-Ac-does = Prendi invece una carta qualsiasi della griglia
spell-De-does = Lascia l’angolo e muovi ancora
spell-Va-does = Ogni altro calderone perde la carta visibile
spell-Pe-does = Guarda per una volta dentro il tuo calderone
immuto = Immuto
cauldron = Calderone
corner = Via Maestra
card = { $name } { $number }
card-label = { $name }, { $color } { $number }
line-column = colonna { $line }
line-row = riga { $line }
line-corner = angolo

level-random = A caso
level-apprentice = Apprendista
level-herbalist = Erborista
level-witch = Strega
level-wizard = Mago
level-merlin = Merlino

# What bots are called: sixteen names of plants, each short and unlike the others. Every language has its own.

bot-name-1 = Alloro
bot-name-2 = Verbena
bot-name-3 = Cardo
bot-name-4 = Ninfea
bot-name-5 = Timo
bot-name-6 = Betulla
bot-name-7 = Ginepro
bot-name-8 = Ruta
bot-name-9 = Lavanda
bot-name-10 = Quercia
bot-name-11 = Felce
bot-name-12 = Ortica
bot-name-13 = Malva
bot-name-14 = Zinnia
bot-name-15 = Pervinca
bot-name-16 = Salvia

recipe-sort-a = A
recipe-sort-b = B
recipe-a = Più carte { $color ->
    [orange] arancioni
    [purple] viola
    [brown] marroni
    [white] bianche
   *[black] nere
} di tutti
recipe-fewest_cards = Meno carte di tutti nel calderone
recipe-fewest_fours = Meno carte di tutti con il 4
recipe-fewest_spells = Meno carte incantesimo usate di tutti
recipe-fewest_spells-collected = Meno carte incantesimo prese di tutti
recipe-most_ones = Più carte di tutti con l’1
recipe-ended_game = Chiudere la partita

## Everywhere

page-title = { $page } · Glastonbury
page-menu = Menu
to-home = Glastonbury: vai alla pagina iniziale
how-to-play = Come si gioca
settings = Impostazioni
about-this = Informazioni su questa edizione non ufficiale
close = Chiudi
cancel = Annulla
on = Sì
off = No
share = Condividi
copy = Copia
copied = Copiato.
copy-yourself = È selezionato: copialo con Ctrl+C, oppure tieni premuto.
player = Giocatore
player-number = Giocatore { $number }
your-name = Il tuo nome
you = Tu
your-turn = Tocca a te
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
level-random-says = Prende quello che capita.
level-apprentice-says = Prende ciò che ha un bell’aspetto e ne dimentica la metà. Per le tue prime partite.
level-herbalist-says = Non dimentica niente e pensa un turno avanti.
level-witch-says = Guarda dove andrà ogni pedone prima di prendere una carta.
level-wizard-says = Sogna mille strade prima di ogni mossa.
level-merlin-says = Di strade ne sogna ventimila. Ti servirà una buona memoria.
scoring-overview = Riepilogo conteggio
scoring-cards = Carte di un ingrediente
scoring-counts = Valgono
scoring-one = Una
scoring-one-says = meno il suo numero
scoring-two = Due
scoring-two-says = 0
scoring-three = Tre
scoring-three-says = la somma
scoring-four = Quattro
scoring-four-says = la somma + 5
scoring-double = I numeri del tuo colore valgono il doppio, anche i punti negativi. Il 5 resta 5.
scoring-immuto = L’Immuto vale 0 e fa da carta in più per un ingrediente che hai già. Più di quattro carte contano come quattro.
scoring-spells = Le carte incantesimo non danno punti.
scoring-recipe-a = Ricetta A: se del suo colore hai più carte di tutti gli altri, ognuna vale 1 punto in due o tre giocatori, 2 punti in quattro.
scoring-recipe-b = Ricetta B: 10 punti se ci riesci solo tu.
scoring-ties = In caso di parità una ricetta non dà punti.
scoring-example = Per esempio

new-version = C’è una nuova versione.
reload = Ricarica

## Home

motto = Mescola in silenzio, ricorda tutto e lascia la Via Maestra con il calderone migliore.
motto-short = Mescola in silenzio, ricorda tutto.
play-now = Gioca subito
play-now-says = Contro i bot, senza aspettare.
with-friends = Con gli amici
with-friends-says = Apri un tavolo e condividi il link, oppure entra con un codice.
with-friends-short = Condividi un link o scrivi un codice.
one-screen = Su un solo dispositivo
one-screen-says = Da due a quattro davanti allo stesso schermo, persone e bot.
one-screen-short = Da due a quattro allo stesso schermo.
one-screen-explained = Si gioca tutti su questo dispositivo. Lo schermo dice a chi tocca.
one-screen-recipes-on = Ognuno riceve due ricette segrete. Tieni premuto il pulsante per leggere le tue; gli altri non guardano.
bots = Bot
level = Livello
recipes = Ricette
start = Inizia
starting = Carte in arrivo…
table-code = Codice del tavolo
join = Entra
join-table = Entra al tavolo { $code }
open-a-table = Apri un tavolo
open-the-table = Apri il tavolo
new-table = Nuovo tavolo
set-the-table = Prepara il tavolo
person-or-bot = Chi è il giocatore { $number }
a-person = Persona
a-bot = Bot
level-of-person = Livello del giocatore { $number }
name-of-person = Nome del giocatore { $number }
color-of-person = Colore del giocatore { $number }
your-games = Le tue partite
no-games = Nessuna in corso: scegli una porta e iniziane una.
being-dealt = Si distribuiscono le carte
set-aside = Danneggiato e messo da parte
waits-for = { $who } sta scegliendo
    .you = Tocca a te
with-names = con { $names }
bot-count = { $bots ->
    [one] 1 bot
   *[other] { $bots } bot
}
table-named = Tavolo { $code }
seats-open = { $open ->
    [0] Si può iniziare
    [one] 1 posto libero
   *[other] { $open } posti liberi
}
seats-open-of = Posti liberi: { $open } su { $seats }
with-recipes = con ricette
without-recipes = senza ricette
open-tables = Tavoli aperti
no-open-tables = Al momento nessuno. Aprine uno e mettilo nell’elenco.
open-tables-unknown = Il server non risponde.
finished-games = Partite finite
statistics-games = { $count ->
    [one] partita
   *[other] partite
}
statistics-wins = { $count ->
    [one] vittoria
   *[other] vittorie
}
statistics-ingredients = { $count ->
    [one] punto con gli ingredienti
   *[other] punti con gli ingredienti
}
statistics-recipes = { $count ->
    [one] punto con le ricette
   *[other] punti con le ricette
}
game-won = Vinta
game-shared = Vittoria condivisa
game-lost = Persa
game-abandoned = Interrotta
replay = Rivedi
replay-game = Rivedi la partita { $game } del tavolo { $code }
show-all = Mostra tutte

## Waiting room

color-is-taken = { $color }: già preso
option-seats = Giocatori
option-seats-says = I posti si possono dare più tardi a persone o a bot.
option-recipes = Ricette
option-recipes-on = Ognuno riceve due ricette segrete, per altri punti alla fine.
option-recipes-off = Senza ricette: contano solo gli ingredienti.
option-pace = Tempo per mossa
option-stand_in = Sostituto
option-stand_in-says = Se a qualcuno scade il tempo, la mossa la fa un sostituto ({ $level }).
option-bot_pace-quick = I bot muovono quasi subito.
option-bot_pace-natural = I bot aspettano un attimo prima di muovere.
option-bot_pace-slow = I bot lasciano il tempo di guardare prima di muovere.
option-removed_color = Un colore in meno
option-removed_color-on = In due giocatori si toglie dal mazzo uno dei colori che nessuno usa.
option-removed_color-off = Tutti i colori restano nel mazzo, anche se si gioca in due.
option-memory_aid = Aiuto per la memoria
option-memory_aid-on = Con l’aiuto per la memoria: tutti possono guardare dentro tutti i calderoni.
option-memory_aid-off = Di ogni calderone si vede solo la carta in cima.
option-spectators = Pubblico
option-spectators-on = Chi ha il codice può guardare.
option-spectators-off = Solo chi gioca può vedere il tavolo.
option-listed = Nell’elenco
option-listed-on = Il tavolo è nell’elenco dei tavoli aperti: può entrare chiunque.
option-listed-off = Solo chi ha il codice può trovare il tavolo.
option-edition = Edizione
edition-en = Inglese
edition-fr = Francese
edition-it = Italiana
edition-ru = Russa
edition-en-says = Edizione inglese: una carta Immuto conta anche per la ricetta del colore a cui la aggiungi, e la ricetta degli incantesimi conta quelli usati.
edition-fr-says = Edizione francese: una carta Immuto conta anche per la ricetta del colore a cui la aggiungi, e la ricetta degli incantesimi conta tutti quelli presi.
edition-it-says = Edizione italiana: una carta Immuto conta sempre per la tua ricetta, e la ricetta degli incantesimi conta quelli usati.
edition-ru-says = Edizione russa: una carta Immuto conta sempre per la tua ricetta, e la ricetta degli incantesimi conta tutti quelli presi.
more-options = Altre opzioni
pace-none = Senza orologio
pace-30 = 30 secondi
pace-60 = 60 secondi
pace-180 = 3 minuti
pace-86400 = Un giorno
pace-259200 = Tre giorni
pace-none-says = Senza orologio: ognuno pensa quanto vuole.
pace-seconds-says = { $seconds ->
    [one] { $seconds } secondo per ogni mossa.
   *[other] { $seconds } secondi per ogni mossa.
}
pace-minutes-says = { $minutes ->
    [one] { $minutes } minuto per ogni mossa.
   *[other] { $minutes } minuti per ogni mossa.
}
pace-days-says = { $days ->
    [one] Un giorno per ogni mossa: torna quando vuoi.
   *[other] { $days } giorni per ogni mossa: torna quando vuoi.
}
waiting-room = Sala d’attesa
waiting-title = Chi c’è al tavolo?
dealing-title = Si mescolano le carte
dealing-says = Il mazzo nasce da tutte le parole insieme: così nessuno può averlo scelto.
dealing-seals = Prima ogni dispositivo pensa una parola segreta e la sigilla.
dealing-opens = Tutte le parole sono sigillate. Ora si aprono.
dealing-waits = In attesa di { $names }.
dealing-left = { $seconds ->
    [0] Tempo scaduto: la distribuzione è annullata.
    [one] Ancora 1 secondo. Poi la distribuzione viene annullata e si può ricominciare senza la parola che manca.
   *[other] Ancora { $seconds } secondi. Poi la distribuzione viene annullata e si può ricominciare senza la parola che manca.
}
seats = Posti
seat-number = Posto { $seat }
seat-open = Posto libero
seat-host = Ospita
seat-bot = Bot
seat-away = assente
seat-word-there = parola arrivata
seat-word-missing = parola in arrivo
seat-shares = stesso dispositivo di { $name }
seat-wins = { $wins ->
    [one] 1 vittoria stasera
   *[other] { $wins } vittorie stasera
}
name-of-seat = Nome
save-name = Salva
color-of-seat = Il tuo colore
any-color = un colore qualsiasi
sit-here = Siediti qui
sit-another = Aggiungi qui una persona
seat-a-bot = Fai sedere un bot
level-of-seat = Livello del bot
stand-up = Lascia il posto
remove = Togli
remove-name = Togli { $name }
remove-sure = Togliere { $name } dal tavolo?
remove-says = Il posto torna libero. Chi ha il codice può occuparlo.
invite = Invita
invite-others = Invita altri al tavolo { $code }
invite-says = Gli altri aprono questo link, oppure scrivono il codice nella pagina iniziale.
invite-code = Codice del tavolo
invite-link = Link d’invito
invite-text = Vieni a giocare a Glastonbury con me!
invite-qr = Codice QR del link d’invito
invite-only-here = Per ora solo questo computer raggiunge il server. Per giocare con altri nella rete di casa, avvialo così:
invite-command = glastonbury serve --lan
table-rules = Regole di questo tavolo
begin-game = Inizia la partita
begin-ready = Ci siamo tutti.
begin-missing = { $open ->
    [one] C’è ancora un posto libero: aspetta qualcuno, o fai sedere un bot.
   *[other] Ci sono ancora { $open } posti liberi: aspetta qualcuno, o fai sedere dei bot.
}
begin-host = { $open ->
    [0] Si aspetta che { $host } inizi la partita.
    [one] Manca ancora un giocatore; poi { $host } può iniziare.
   *[other] Mancano ancora { $open } giocatori; poi { $host } può iniziare.
}
begin-somebody = Si aspetta che qualcuno al tavolo inizi la partita.
begin-sit = Siediti per giocare anche tu.
begin-watch = Tutti i posti sono occupati: tu guardi.
host-watches = Chi ospita guarda soltanto. Può iniziare chiunque abbia un posto.
host-watches-and-you-may = Chi ospita guarda soltanto: puoi iniziare tu la partita e far sedere dei bot.
silent-says = L’ultima distribuzione è stata annullata: non è arrivata in tempo la parola di { $names }. La prossima ne farà a meno; il gioco è lo stesso, solo che nella prova del mazzo manca quella parola.
leave-table = Lascia il tavolo

## Settings

settings-you = Tu
settings-name-says = Compare al tavolo quando ti siedi. Lì puoi cambiarlo.
settings-language = Lingua
settings-language-says = Tutte le parole della pagina. Gli altri al tavolo tengono la loro.
language-own = Come il browser
settings-look = Suono e aspetto
settings-theme = Tema
theme-dusk = Sera
theme-dusk-says = La bottega di sera: legno scuro e lume di candela.
theme-daylight = Giorno
theme-daylight-says = La stessa bottega di giorno: lino, quercia e inchiostro, per stanze luminose.
theme-contrast = Contrasto alto
theme-contrast-says = Bianco e nero con linee spesse, per chi fatica a vedere.
settings-sound = Suono
settings-sound-says = Si sentono le carte, i pedoni e quando tocca a te.
settings-motion = Movimento
motion-system = Come il dispositivo
motion-off = No
settings-motion-says = Senza movimento, pedoni e carte compaiono subito al loro posto.
settings-pace = Velocità delle animazioni
pace-of-slow = Lenta
pace-of-normal = Normale
pace-of-fast = Veloce
pace-of-none = Nessuna
settings-pace-says = Quanto in fretta camminano i pedoni e volano le carte. Con un tocco finisce subito ciò che si muove ancora.
settings-labels = Sulle carte
settings-labels-says = Che cosa mostrano le carte: solo il disegno, anche la lettera del colore, anche il nome, oppure tutto in bianco e nero.
settings-playing = In partita
settings-botPace = Velocità dei bot
bot-pace-quick = Veloce
bot-pace-natural = Naturale
bot-pace-slow = Lenta
settings-botPace-says = Quanto aspettano i bot prima di muovere, ai tavoli che apri da ora in poi.
settings-oneTap = Prendi con un tocco
settings-oneTap-says = Il primo tocco su una carta la prende. Altrimenti mostra dove porta la carta, e la prendi con il secondo.
settings-askCauldron = Domanda sul calderone
settings-askCauldron-says = Prima del conteggio: che cosa c’è dentro? A memoria, solo per te.
settings-notify = Notifiche
settings-notify-says = Il dispositivo ti avvisa quando tocca a te e la pagina non è in vista.
settings-notify-denied = Il browser non permette le notifiche per questa pagina. Puoi cambiarlo accanto all’indirizzo.
settings-notify-none = Qui questo browser non ha notifiche: serve https.
settings-data = Tu e questo dispositivo
move-device = Passa a un altro dispositivo
move-device-says = Un link porta i tuoi posti, le partite e le statistiche su un altro dispositivo; poi puoi usarli entrambi. Funziona una volta sola, entro un giorno. Non darlo a nessuno: per il server, chi lo apre sei tu.
move-device-make = Crea un link
move-device-link = Il tuo link
move-device-token-says = Solo questo computer raggiunge il server. Qui il link funziona in un altro browser.
delete-data = Cancella i miei dati
delete-data-says = Il server dimentica il tuo nome, i tuoi posti e le tue statistiche.
delete-sure = Cancellare tutto ciò che ti riguarda?
delete-sure-says = Nelle partite in corso un bot gioca al posto tuo. Gli altri tuoi posti si liberano. Il tuo nome sparisce dalle partite finite, che restano senza. Questo dispositivo dimentica le impostazioni. Non si può tornare indietro.
delete-now = Cancella per sempre
deleted = Tutto cancellato.
link-title = I tuoi posti
link-says = Qualcuno ti ha dato un link a dei posti al tavolo: molto probabilmente tu, da un altro dispositivo. Funziona una volta sola. Vuoi portarli su questo dispositivo?
link-take = Prendi i posti
link-replace-says = Su questo dispositivo hai già dei posti, ai tavoli: { $tables }. Se continui, questo dispositivo li lascia, e non si ritrovano su nessun altro.
link-replace = Lascia e prendi i nuovi
link-empty = Questo link è incompleto. Copialo di nuovo, tutto intero.
link-not-now = Non ora

## Tutorial

tutorials = Impara giocando
tutorial-first = I primi passi
tutorial-first-says = Una breve partita guidata. Tre minuti.
tutorial-recipes = Con le ricette
tutorial-recipes-says = Che cosa sono e quanto valgono.
tutorial-two = In due giocatori
tutorial-two-says = Un colore resta fuori.
tutorial-go-on = Riprendi dal passo { $step }
tutorial-step = Passo { $step } di { $steps }
tutorial-leave = Esci
tutorial-done = Ecco fatto!
tutorial-first-game = Gioca la tua prima partita
tutorial-invitation = È la prima volta? Impara giocando, in tre minuti.
tutorial-begin = Fammi vedere
tutorial-asked-place = Questa volta comincia in alto a sinistra. Vedrai perché.
tutorial-asked-take = Questa volta prendi { $card }. Vedrai perché.
tutorial-asked-accio = Questa volta premi Accio e prendi { $card }. Vedrai perché.
tutorial-asked-declinatio = Questa volta usa Declinatio. Vedrai perché.
tutorial-asked-keep = Questa volta tieni la carta. Vedrai perché.
tutorial-asked-immuto = Questa volta scegli { $ingredient }. Vedrai perché.
tutorial-first-1 = Eccoci nella Via Maestra! Metti il tuo pedone nell’angolo in alto a sinistra.
tutorial-first-2 = Il pedone cammina in senso orario, e tu prendi una carta della riga o colonna dove si ferma. Prendi { $card }: va nel tuo calderone.
tutorial-first-3 = Sulla tua carta c’è un { $steps }, perciò il pedone ha fatto { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}. Prendi { $card } e guarda dove ti porta il suo numero.
tutorial-first-4 = Ora si vede solo la carta in cima: ricorda che sotto c’è { $beneath }. Prendi { $card }, la terza dello stesso tipo.
tutorial-first-5 = Un tris: { $now } alla fine! Un incantesimo resta accanto al calderone e non copre niente: prendi { $card }.
tutorial-first-6 = Una carta singola costa il suo numero: per ora { $then }. Prendi lo stesso { $card }: con una seconda non perdi più niente.
tutorial-first-7 = Un angolo: qui non si prende niente. Usa Declinatio e fai di nuovo gli stessi passi.
tutorial-first-8 = Eccoti fuori dall’angolo, e Declinatio ti può aiutare ancora. Ora prendi { $card }, un altro incantesimo.
tutorial-first-9 = Con Accio prendi una carta qualsiasi della griglia. Premi Accio, poi prendi { $card }: una coppia non costa più niente.
tutorial-first-10 = Vanesco! Hai perso { $lost }. Prendi { $card }: puoi guardare una volta dentro il tuo calderone.
tutorial-first-11 = Alla fine Immuto diventa l’ingrediente che vuoi, e con il suo 0 resti dove sei. Prendi questa carta.
tutorial-first-12 = Con lo 0 resti qui e prendi ancora. { $card } è la quarta dello stesso tipo: { $then }!
tutorial-first-13 = Molto più tardi: il tallone è esaurito e gli spazi restano vuoti. { $card } è l’ultima carta rimasta qui: prendila, e la partita finisce.
tutorial-first-14 = L’ultima carta la puoi tenere o scartare. Tienila: così hai { $kept }, senza { $dropped }.
tutorial-first-15 = Tre o quattro di un tipo danno punti, le singole li tolgono, e il tuo colore vale doppio. { $points } per te, { $other } dall’altra parte: ben fatto!
tutorial-recipes-1 = Le tue due ricette segrete: «{ $first }» e «{ $second }». Metti il tuo pedone nell’angolo in alto a sinistra.
tutorial-recipes-2 = Chi ha più carte del colore della prima ricetta riceve un punto per ognuna. Perciò prendi { $card }.
tutorial-recipes-3 = La seconda ricetta dà { $bonus } se ti riesce meglio che a tutti gli altri. Perciò lascia il 4 e prendi { $card }.
tutorial-recipes-4 = Molto più tardi dici che cosa diventa la tua Immuto. Come { $ingredient } conta anche per la tua ricetta.
tutorial-recipes-5 = Le tue ricette hanno dato { $a } e { $b }. Fino alla fine nessun altro le conosceva.
tutorial-two-1 = In due giocatori un colore resta fuori, questa volta il { $color }. Metti il tuo pedone nell’angolo in alto a sinistra.
tutorial-two-2 = Così si gioca con { $cards } carte su { $all }. Quelle del tuo colore per te valgono doppio: prendi { $card }.
tutorial-two-3 = { $card } varrebbe doppio per l’altra parte. Prendila tu, prima che sia tardi!
tutorial-two-4 = { $card } ha il colore che nessuno usa: vale lo stesso per tutti e due. Prendila.
tutorial-two-5 = Del { $color } non arriverà nessuna carta, perciò non aspettarla. Tutto il resto è come sempre.
first-turn-0 = Raccogli 3 o 4 carte di un ingrediente. Chi ha più punti vince.
first-turn-1 = Il numero della tua carta visibile dice quanti passi farai dopo.
first-turn-2 = Si vede solo la carta in cima: ricorda che cosa c’è sotto.
first-turn-3 = Tre di un ingrediente danno punti, una carta singola costa il suo numero.
settings-countSteps = Aiuta a migliorare le lezioni
settings-countSteps-says = Il server conta quante persone arrivano a ogni passo, non chi. Con «No» non viene a sapere niente.

## How to play

rules-contents = Indice
rules-missing = Non è stato possibile caricare le regole. Prova a ricaricare la pagina.
rules-search = Cerca nelle regole
rules-search-found = { $count ->
    [0] Non ho trovato niente. Prova con un’altra parola.
    [one] { $count } passaggio trovato
   *[other] { $count } passaggi trovati
}
rules-for-this = Che cosa dicono le regole
rules-try = Da provare: { $about }
rules-again = Ancora una volta
rules-first = Cammini attorno a una griglia di carte e a ogni turno ne prendi una. Il suo numero dice quanti passi fai al turno dopo, e la carta copre ciò che hai preso prima. Raccogli molte carte di pochi ingredienti, e tienile bene a mente.
rules-goal = Scopo del gioco
rules-goal-1 = Ci sono { $ingredients } ingredienti, due per colore, e di ognuno solo quattro carte: { $numbers }. Ciò che prendi va in cima al tuo calderone. Tre o quattro carte di un ingrediente danno punti, due non danno niente, e una carta singola ti costa il suo numero.
rules-goal-2 = Alla fine vince chi ha più punti.
rules-goal-drawing = Tre carte di un ingrediente danno la loro somma, { $plus }. Un { $number } da solo costa { $minus }.
rules-setup = La griglia
rules-setup-1 = Quattro lanterne segnano gli angoli di una griglia di sei carte per sei. Le altre { $cards } carte sono scoperte; il resto, coperto, è il tallone da cui si pesca.
rules-setup-2 = Attorno alla griglia corre la Via Maestra, con { $stops } tappe: una a ogni capo delle quattro colonne interne e delle quattro righe interne, e una a ogni angolo.
rules-lines-next = Vai alla prossima tappa
rules-lines-line = A questa tappa si prende dalla { $line }.
rules-lines-corner = Agli angoli non c’è niente da prendere.
rules-begin = Da dove parti
rules-setup-3 = Uno dopo l’altro, tutti mettono il pedone in un angolo libero. Mentre scegli vedi tutte le carte.
rules-setup-4 = All’inizio il tuo calderone è vuoto. Un calderone vuoto vale { $number }.
rules-try-begin = Tocca un angolo libero, poi guarda i primi turni.
rules-turn = Il turno
rules-turn-1 = A ogni turno si fanno tre cose, una dopo l’altra. Il numero che prendi dice quanti passi farai dopo: pensa anche a quello, non solo all’ingrediente.
rules-move = Muovi
rules-move-says = Il tuo pedone cammina in senso orario, di tanti passi quanti ne indica la carta visibile del tuo calderone. È obbligatorio. Sulla stessa tappa possono stare più pedoni.
rules-take = Prendi
rules-take-says = Prendi una carta a tua scelta dalla riga o colonna accanto al tuo pedone e mettila in cima al tuo calderone. Gli incantesimi invece restano davanti a te.
rules-turn-over = Scopri
rules-turn-over-says = La prossima carta del tallone riempie lo spazio vuoto. Quando il tallone è esaurito, gli spazi restano vuoti.
rules-try-turn = Tocca una carta della riga evidenziata: la linea tratteggiata mostra dove ti porta il suo numero. Toccala ancora per prenderla.
rules-corner = Gli angoli
rules-corner-1 = Se ti fermi in un angolo, non prendi niente e il turno finisce. La volta dopo fai di nuovo lo stesso numero di passi. Solo l’incantesimo Declinatio ti fa ripartire subito.
rules-try-corner = Questa carta ti porterebbe in un angolo. Prendila e guarda, oppure cercane una migliore.
rules-memory = Che cosa si può vedere
rules-memory-1 = Di ogni calderone si vedono solo l’altezza e la carta in cima, quella visibile. Sotto non può guardare nessuno, nemmeno il proprietario: ricordare è il bello del gioco. Perciò la pagina mostra l’ultimo turno di ogni giocatore, e niente di più vecchio.
rules-memory-2 = Un tavolo si può aprire con l’aiuto per la memoria: allora tutti possono guardare dentro tutti i calderoni.
rules-spells = Gli incantesimi
rules-spells-1 = { $count } carte sono incantesimi. Non coprono il tuo calderone, quindi il tuo numero non cambia.
rules-spells-2 = Un solo incantesimo per turno. Per questo un Vanesco o un Perluceo, che si attivano appena presi, non si possono prendere nel turno in cui usi Accio o Declinatio.
rules-spells-3 = Un Accio o un Declinatio si può usare dal tuo prossimo turno.
rules-spell-Ac-uses = { $uses ->
    [one] { $uses } volta
   *[other] { $uses } volte
}
rules-spell-Ac = Tienilo. Più avanti, quando arrivi a una riga o colonna, puoi prendere invece una carta qualsiasi della griglia; ma non un Vanesco o un Perluceo, e non se ti trovi in un angolo.
rules-try-accio = Premi Accio, poi prendi la carta che vuoi. Tocca anche un Vanesco: scopri perché deve restare lì.
rules-spell-De-uses = { $uses ->
    [one] { $uses } volta
   *[other] { $uses } volte
}
rules-spell-De = Tienilo. Quando ti fermi in un angolo, puoi fare di nuovo lo stesso numero di passi e prendere una carta lì; ma non un Vanesco o un Perluceo.
rules-try-declinatio = Il tuo pedone è arrivato in un angolo. Riparti con Declinatio, oppure resta.
rules-spell-Va-uses = subito
rules-spell-Va = Tutti gli altri giocatori perdono la carta visibile del loro calderone. Queste carte vanno sotto il tallone, o fuori dal gioco se il tallone è esaurito.
rules-try-vanesco = Prendi il Vanesco e guarda gli altri calderoni.
rules-spell-Pe-uses = subito
rules-spell-Pe = Puoi guardare per una volta tutte le carte del tuo calderone. L’ordine resta com’è.
rules-try-perluceo = Prendi il Perluceo, e il tuo calderone si apre per uno sguardo.
rules-immuto = Immuto, il mutaforma
rules-immuto-1 = { $count } carte sono Immuto, con il numero { $number }. Se la tua carta visibile è un’Immuto, resti dove sei e prendi ancora dalla stessa riga o colonna.
rules-immuto-2 = Nel conteggio si aggiunge a un ingrediente di cui hai almeno una carta: due carte diventano tre, tre diventano quattro. Se hai due Immuto, puoi aggiungerle allo stesso ingrediente o a due diversi.
rules-try-immuto = Prendi l’Immuto: il tuo pedone resta lì, e scegli di nuovo dalla stessa riga.
rules-special = Due situazioni speciali
rules-special-1 = Capitano di rado tutte e due. Basta sapere dove trovarle.
rules-special-spells = Soltanto incantesimi
rules-special-spells-says = Lasci un angolo con Declinatio, e nella riga o colonna dove arrivi ci sono solo Vanesco e Perluceo. Non puoi prenderne nessuno: la partita finisce subito.
rules-try-special-spells = Dove ti porterebbe Declinatio restano solo incantesimi che si attivano subito. Prova a vedere che cosa succede.
rules-special-immuto = Immuto in un angolo
rules-special-immuto-says = Sei in un angolo, e il Vanesco di qualcuno scopre un’Immuto nel tuo calderone. Con lo { $number } non potresti più muoverti, perciò vale il numero della carta che sta sotto.
rules-try-special-immuto = Il pedone rosso è in un angolo, con un’Immuto sotto la carta visibile. Prendi il Vanesco e guarda quanti passi fa.
rules-end = Fine della partita
rules-end-1 = Quando il tallone è esaurito, compaiono spazi vuoti. La partita finisce quando qualcuno prende l’ultima carta di una riga o colonna: quella accanto al pedone, o quella che la incrocia in quel punto. Le righe e le colonne sul bordo non contano, perché non hanno tappe proprie.
rules-end-3 = Per gli altri non c’è un ultimo giro.
rules-last-card = Tenere o scartare
rules-end-2 = Chi prende quest’ultima carta può tenerla o scartarla, come conviene di più. Solo un Vanesco si attiva in ogni caso.
rules-try-last-card = Il tallone è esaurito, e questa è l’ultima carta della sua colonna. Prendila, poi tienila o scartala.
rules-scoring = Conteggio
rules-example = Un esempio
rules-example-says = Il giocatore blu ha:
rules-example-four = quattro, blu: raddoppiate, più { $bonus }
rules-example-three = tre
rules-example-two = due
rules-example-one = una, blu e quindi raddoppiata
rules-example-total = In tutto { $points }.
rules-example-where = A che cosa aggiungeresti un’Immuto?
rules-example-none = Nessuna Immuto
rules-example-immuto = Conviene metterla con la carta blu singola: due carte non costano niente. Così fanno { $points }.
rules-winner = Vince chi ha più punti. A parità di punti la vittoria è condivisa.
rules-recipes = Le ricette
rules-recipes-1 = Se si vuole, all’inizio ognuno riceve due ricette, una per tipo, e non le mostra a nessuno prima del conteggio.
rules-recipe-a = Tipo A: un colore
rules-recipe-a-says = Per arancione, viola, marrone, bianco o nero. Se di quel colore hai più carte di tutti gli altri, ognuna dà { $each }, in quattro giocatori { $four }.
rules-recipe-b = Tipo B: { $points }
rules-recipe-b-says = Se ci riesci solo tu:
rules-recipes-ties = Chi è in parità con qualcuno non riceve niente. Conta ciò che c’è nel calderone alla fine.
rules-recipes-immuto = Immuto e ricette
rules-recipes-immuto-says = Quando i calderoni sono aperti, e prima di mostrare le ricette, dici a quale ingrediente aggiungi ognuna delle tue Immuto. Da quel momento vale come carta di quel colore, anche per le ricette.
rules-editions = Le edizioni
rules-editions-1 = Il gioco è uscito in diversi paesi, e i regolamenti contano le ricette in modo un po’ diverso. Ogni tavolo segue un’edizione; tutto il resto è uguale.
rules-two = In due giocatori
rules-two-1 = In due giocatori, prima di mescolare si toglie dal mazzo uno dei due colori che nessuno usa: { $cards } carte. Un tavolo si può aprire anche con tutti i colori.
why-over = La partita è finita: non c’è più niente da prendere.
why-watching = Stai guardando. Le carte le prende solo chi gioca.
why-not-your-turn = Non tocca ancora a te.
why-place-first = Prima scegli un angolo per il tuo pedone.
why-corner-taken = In questo angolo c’è già un pedone.
why-at-corner = Il tuo pedone è in un angolo, dove non si prende niente.
why-keep-first = Prima decidi: tieni la carta o la scarti?
why-immuto-first = Prima di’ a che cosa aggiungi la tua Immuto.
why-corner = Negli angoli non ci sono carte da prendere.
why-empty = Questo spazio è vuoto.
why-own-line = Questa carta è nella { $line }: puoi prenderla senza Accio.
why-accio-at-once = Accio non può prendere un incantesimo che si attiva subito.
why-declinatio-at-once = Dopo Declinatio non puoi prendere un incantesimo che si attiva subito.
why-by-accio = Questa carta non è nella { $line }. Con Accio potresti prenderla.
why-not-in-line = Questa carta non è nella { $line }, dove sta il tuo pedone.

## The sheet to print

sheet-open = Un foglio da stampare
sheet-title = In breve
sheet-print = Stampa
sheet-spells = Gli incantesimi
sheet-spell = Incantesimo
sheet-cards = Carte
sheet-uses = Uso
sheet-does = Che cosa fa

## About

about = Informazioni
about-game = Il gioco
about-game-says = Glastonbury è un gioco di carte di Günter Burkhardt per 2–4 giocatori, pubblicato da franjos Spieleverlag a Lichtenau; un’edizione precedente si chiamava Kupferkessel Co.
about-unofficial = Questa è un’edizione non ufficiale, fatta da persone a cui il gioco piace. Non ha nulla a che fare con l’autore o con l’editore, non costa niente e non contiene immagini, testi o loghi del gioco stampato: le carte qui sono ridisegnate, e quasi tutti gli ingredienti hanno nomi nostri. Se ti piace, compra il gioco.
about-publisher = Vai al sito dell’editore
about-pictures = Immagini
about-icons = I disegni sulle carte sono icone di Lorc e Delapouite da game-icons.net, con licenza Creative Commons Attribuzione 3.0. Abbiamo cambiato solo i colori. La strada e i pedoni sono nostri.
about-icons-link = game-icons.net
about-icons-licence = Licenza CC BY 3.0
about-fonts = Caratteri
about-fonts-says = Tutti hanno la licenza SIL Open Font License 1.1.
about-font-by = di { $by }
about-code = Codice e dati
about-code-says = Il codice è libero, con licenza MIT.
about-data-says = Non serve un account. Il server conserva il tuo nome, i tuoi posti e le tue partite; nelle impostazioni puoi cancellarli. Niente viene inviato ad altri.

## The table

connection-lost = Nessuna connessione. Nuovo tentativo…
connection-back = Di nuovo in linea
table-coming = Si va al tavolo…
table-damaged = Questo tavolo non si può aprire
table-gone = Questo tavolo non esiste
table-gone-explained = Forse nel codice { $code } c’è un errore, oppure il tavolo non ammette pubblico, oppure non ci viene nessuno da un mese.
table-gone-home = Pagina iniziale
not-found = Qui non abita nessuno
not-found-says = All’indirizzo { $path } non c’è nessuna pagina.
not-found-code = Il codice di un tavolo ha sei o otto lettere e cifre. Ricontrolla il link, o scrivi il codice nella pagina iniziale.
not-found-maybe = Forse l’indirizzo è sbagliato, o il link è vecchio.
no-cookie = Questo browser non conserva i cookie
no-cookie-says = Grazie a un cookie il tavolo sa chi siede dove; non contiene altro. Permetti i cookie per questa pagina, poi riaprila.
seat-back-title = Questo browser ha perso il tuo posto
seat-back-lost = Qui sedevi come { $names }. Il tavolo riconosce le persone da un cookie, e quello di questo browser non c’è più: è stato cancellato, o questa è una finestra privata. Perciò il tavolo ti prende per qualcun altro. Il tuo posto ti aspetta; ecco come riaverlo:
seat-back-unknown = Il tavolo riconosce le persone da un cookie. Se è stato cancellato, o in una finestra privata, in un altro browser o su un altro dispositivo, ti prende per qualcun altro. Se hai un posto qui, ecco come riaverlo:
seat-back-device = Dove lo hai ancora, su un altro dispositivo o in un altro browser: apri lì «Impostazioni», scegli «Passa a un altro dispositivo» e apri quel link qui.
seat-back-host = Oppure chiedi a chi ospita: toccando il tuo nome al tavolo, vede «Nuovo link per il posto». Apri quel link qui.
seat-back-else = Se il tavolo lo hai aperto tu, ti resta solo il primo modo.
lost-seats = Questo browser ha perso i suoi posti
lost-seats-says = Il cookie con cui i tavoli lo riconoscevano non c’è più. Vai al tavolo per vedere come riavere il tuo posto:
lost-seats-forget = Non mi servono più

play-table = Tavolo { $code }
removed-color = Colore escluso: { $color }
play-opponents = Gli altri
play-choice = La tua scelta
play-your-place = Il tuo posto
play-your-turn = Tocca a te
play-turn-of = Turno di { $name }
play-turn-of-color = Turno di { $name } ({ $color })
play-waiting = In attesa
play-watch = Guarda
play-nobody = Si aprono i calderoni
play-sending = Un attimo
play-choosing = { $who } sta scegliendo
    .you = Tocca a te
play-moving = { $who } muove il pedone
    .you = Il tuo pedone si muove
play-asked = { $turn }. { $what }
play-no-connection = Nessuna connessione
play-reconnecting = Si cerca di raggiungere il tavolo…
play-missed = Mentre non c’eri si è giocato. Si vede solo l’ultimo turno di ognuno.
play-watching = Stai guardando
play-watching-others = { $count ->
    [one] con un’altra persona
   *[other] con altre { $count } persone
}
play-watching-seat = Hai un posto qui?
play-watching-yours = Il tuo posto?
play-watched = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
play-place = Scegli un angolo per il tuo pedone
play-place-explained = Il tuo pedone cammina in senso orario: al primo turno fa due passi. Tocca un angolo libero.
play-take-from = Prendi una carta dalla { $line }
play-take-any = Prendi una carta qualsiasi con Accio
play-corner = Il tuo pedone è in un angolo
play-corner-explained = Qui non si prende niente. Con Declinatio puoi fare di nuovo lo stesso numero di passi.
play-declinatio = Usa Declinatio
play-declinatio-to = Avanti di { $steps }: { $line }
play-declinatio-and-end = Usa Declinatio, fine partita
play-declinatio-ends = Lì ci sono solo incantesimi che non potresti prendere: la partita finirebbe subito.
play-stay = Resta, fine turno
play-immuto-at-corner = { $who } era in un angolo con un’Immuto visibile: lì un pedone non può restare, quindi si è mosso del numero della carta sotto.
    .you = Eri in un angolo con un’Immuto visibile: lì un pedone non può restare, quindi il tuo si è mosso del numero della carta sotto.
play-scarce = Resta una sola carta in: { $lines }.
play-uses-left = { $uses ->
    [one] { $uses } uso rimasto
   *[other] { $uses } usi rimasti
}
play-keep-or-drop = Fine della partita. Tieni l’ultima carta o la scarti?
play-keep-explained = Era l’ultima carta di una riga o colonna: con questa la partita finisce. Puoi tenerla, oppure scartarla e toglierla dal gioco.
play-keep = Tieni
play-drop = Scarta
play-immuto = A che cosa aggiungi la tua Immuto?
play-immuto-explained = Diventa una carta in più di quell’ingrediente, con il numero 0.
play-immuto-none = A niente
play-immuto-does = alla fine vale come l’ingrediente che vuoi, e intanto è uno 0: resti dove sei
play-ingredient-is = Ingrediente di colore { $color }, numero { $number }
play-immuto-is = Alla fine vale come un ingrediente a scelta di chi la possiede, numero 0
play-spell-is = Incantesimo. { $does }.
play-on-cauldron = va in cima al tuo calderone
play-then-line = { $steps ->
    [one] Poi { $steps } passo fino alla { $line }
   *[other] Poi { $steps } passi fino alla { $line }
}
play-then-corner = { $steps ->
    [one] Poi { $steps } passo fino a un angolo: lì non si prende niente
   *[other] Poi { $steps } passi fino a un angolo: lì non si prende niente
}
play-then-stay = Poi resti dove sei
play-ends-game = È l’ultima carta della { $line }: se la prendi, la partita finisce.
play-look-at-a-card = Guarda una carta per vedere dove ti porta.
play-take = Prendi { $card }
play-take-it = Prendi
play-take-and-end = Prendi, fine partita
play-choose-first = Scegli una carta
play-accio = Accio: scegli ovunque
play-accio-short = Accio · { $uses }×
play-back-to = Torna alla { $line }
play-bot-level = Bot: { $level }
play-next = Dopo
play-more-about = Altro su { $name }
play-moves-next = Prossimi passi
play-moves = passi
play-moves-beneath = dalla carta sotto
play-moves-unknown = ?
play-you-moved = I tuoi passi
play-moved = Passi fatti
play-moved-short = fatti
play-no-spells = Nessun incantesimo
play-height = { $count ->
    [one] { $count } carta nel calderone
   *[other] { $count } carte nel calderone
}
play-last-turn = Ultimo turno
play-memory-aid = Nel calderone (aiuto per la memoria)
play-mute = Silenzia
play-unmute = Riattiva
play-seat-link = Nuovo link per il posto
play-seat-link-explained = Per chi non ha più il suo dispositivo. Funziona una volta sola, per un giorno, e tutti vedono che lo hai creato.
play-your-cauldron = Il tuo calderone
play-open-cauldron = Guarda dentro
play-recipes = Ricette
play-recipes-of = Ricette di { $name }
play-recipes-hold = Tieni premuto per leggere. Gli altri non guardano.
play-recipes-toggle = Mostra le ricette di { $name } finché non si preme di nuovo. Gli altri non guardano.
play-take-back = Riprendo a giocare
play-cauldron-empty = Dentro non c’è niente.
play-pile = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
play-pile-left = ancora nel tallone
play-pile-low = Tallone quasi vuoto
play-pile-empty = Il tallone è esaurito
play-look-own = Guardi nel tuo calderone
play-look = { $name } guarda nel calderone
play-look-for = È solo per gli occhi di { $name }: gli altri non guardano.
play-look-hold = Tieni premuto
play-look-done = Ho guardato
play-look-toggle = Mostra che cosa c’è nel calderone di { $name } finché non si preme di nuovo. Gli altri non guardano.
play-secret = Gli altri non guardino!
play-look-explained = La prima è la carta visibile. Ricordale bene: le vedi una volta sola.
play-look-close = Torna al gioco
play-scoring = Conteggio
play-rules = Regole
play-menu = Menu
play-sound = Suono
play-one-tap = Prendi una carta con un tocco
play-im-back = Rieccomi
play-step-away = Mi assento
play-go-on = Continua
play-abandon = Interrompi la partita
play-abandon-sure = Interrompere la partita?
play-abandon-at-once = La partita finisce ora, per tutti al tavolo. Nessuno vince, non si conta niente e non si può tornare indietro.
play-abandon-explained = Gli altri vedono che vuoi interrompere la partita. Finisce quando tutti quelli che giocano sono d’accordo: nessuno vince e non si conta niente.
play-abandon-wanted = { $count ->
    [one] { $count } giocatore vuole interrompere la partita.
   *[other] { $count } giocatori vogliono interrompere la partita.
}
play-withdraw = Ci ripenso, continuo
play-resign = Mi arrendo
play-resign-sure = Ti arrendi davvero?
play-resign-explained = La partita finisce ora e vince l’altro giocatore. Non si può tornare indietro.
play-resign-explained-more = Un sostituto gioca al posto tuo, e tu non puoi più vincere. Non si può tornare indietro.
play-resign-explained-all = Si arrendono tutti quelli che giocano su questo dispositivo. Non si può tornare indietro.
play-home = Pagina iniziale
play-home-explained = Il posto resta tuo. Ritrovi questo tavolo sotto «Le tue partite».
play-say = Di’ qualcosa
play-said = { $who }: { $phrase }
    .you = Tu: { $phrase }
clock-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
clock-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
away-seconds = assente da { $seconds } s
away-minutes = assente da { $minutes } min
away-grace = un sostituto tra { $seconds } s
away-stand-in = sostituto: { $level }
away-vote = Chiama un sostituto
away-wanted = { $count ->
    [one] { $count } voto
   *[other] { $count } voti
}

card-immuto-label = { immuto }, 0
card-spell-label = { $name }, incantesimo
card-stack = { $height ->
    [0] Calderone vuoto, 2 passi
    [one] Calderone con 1 carta, visibile: { $top }
   *[other] Calderone con { $height } carte, visibile: { $top }
  }
card-uses = { $name }, { $left ->
    [one] 1 uso rimasto
   *[other] { $left } usi rimasti
  }
card-letter-yellow = G
card-letter-green = V
card-letter-red = R
card-letter-blue = B
card-letter-orange = A
card-letter-purple = L
card-letter-brown = M
card-letter-white = C
card-letter-black = N
card-recipe-a = Più { $color ->
    [orange] arancioni
    [purple] viola
    [brown] marroni
    [white] bianche
   *[black] nere
}
card-recipe-a-does = più carte { $color ->
    [orange] arancioni
    [purple] viola
    [brown] marroni
    [white] bianche
   *[black] nere
} di chiunque altro
card-recipe-fewest_cards = Meno carte
card-recipe-fewest_cards-does = nel calderone meno carte di chiunque altro
card-recipe-fewest_fours = Meno carte col 4
card-recipe-fewest_fours-does = nel calderone meno carte con il 4 di chiunque altro
card-recipe-fewest_spells = Meno incantesimi
card-recipe-fewest_spells-does = meno carte incantesimo usate di chiunque altro
card-recipe-fewest_spells-collected-does = meno carte incantesimo prese di chiunque altro
card-recipe-most_ones = Più carte con l’1
card-recipe-most_ones-does = nel calderone più carte con l’1 di chiunque altro
card-recipe-ended_game = Ultima parola
card-recipe-ended_game-does = chiudere la partita
card-reward-either = 1 o 2 per carta
card-reward-either-short = 1–2
card-reward-each = { $points } per carta
card-reward-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

board-label = La griglia: sei righe di sei carte
board-cell = { $cell }: { $card }
board-cell-offered = { $cell }: { $card }. Si può prendere
board-cell-ends = { $cell }: { $card }. Si può prendere e chiude la partita
board-empty = { $cell }: spazio vuoto
board-face-down = { $cell }: una carta che si sta scoprendo
board-leads = Al prossimo turno ti porta alla { $place }
board-leads-corner = Al prossimo turno ti porta in un angolo: lì non prendi niente
board-leads-nowhere = Al prossimo turno resti dove sei
board-corner = { $cell }: angolo
board-corner-offered = { $cell }: angolo. Puoi iniziare qui
board-begin = Inizia dall’angolo { $corner }
board-pawn = { $name }: { $place }
board-ghost = Prossimo turno: { $place }

## Whispers

whisper-ask = Tu che faresti?
whisper-else = Altre idee?
whisper-thanks = Grazie
whisper-thinking = Vediamo…
whisper-says = Un suggerimento
whisper-nothing = Qui non vedo niente di speciale. Fidati di te!
whisper-best = La mia scelta è «{ $move }».
whisper-or = Oppure «{ $move }».
whisper-by-accio = { $cell }: { $card }, con Accio
whisper-there = { $count ->
    [one] Lì c’è { $ingredient }.
   *[other] Lì ci sono { $count } carte { $ingredient }.
}
whisper-waits = Lì c’è { $card }.
whisper-number_leads = Un { $number } ti porta alla { $line }.
whisper-number_rests = Un { $number } ti porta in un angolo: lì non si prende niente.
whisper-corner_leads = Da { $corner } la prima tappa è la { $line }.
whisper-goes_on = Da questo angolo vai alla { $line }: subito con Declinatio, o al prossimo turno.
whisper-you_have = { $count ->
    [0] Non hai ancora carte { $ingredient }. Una carta singola costa punti.
    [one] Hai { $count } carta { $ingredient }.
   *[other] Hai { $count } carte { $ingredient }.
}
whisper-like_top = La carta visibile del tuo calderone è { $ingredient }. Qui ce n’è un’altra.
whisper-remember = Ricordi quante carte { $ingredient } hai? Una carta singola costa punti.
whisper-starts = Sarebbe la tua prima carta { $ingredient }.
whisper-makes_pair = Sarebbe la tua seconda carta { $ingredient }: niente più punti negativi.
whisper-makes_three = Sarebbe la tua terza carta { $ingredient }: { $points ->
    [one] { $points } punto in più
   *[other] { $points } punti in più
}.
whisper-completes = Sarebbe la tua quarta carta { $ingredient }: { $points ->
    [one] { $points } punto in più
   *[other] { $points } punti in più
}.
whisper-matches_top = Si abbina alla carta visibile del tuo calderone.
whisper-avoids_minus = Ti risparmia { $points ->
    [one] { $points } punto negativo
   *[other] { $points } punti negativi
}.
whisper-gets_immuto = Alla fine sarà quello che ti serve.
whisper-gets_spell = Un incantesimo. { $does }.
whisper-sweeps = { $who } perde { $card }.
whisper-uses_accio = { $left ->
    [0] Ti costa l’ultimo Accio.
    [one] Ti costa un Accio. Poi te ne resta { $left }.
   *[other] Ti costa un Accio. Poi te ne restano { $left }.
}
whisper-uses_declinatio = { $left ->
    [0] Ti costa l’ultimo Declinatio.
    [one] Ti costa un Declinatio. Poi te ne resta { $left }.
   *[other] Ti costa un Declinatio. Poi te ne restano { $left }.
}
whisper-fits_recipe = Serve alla tua ricetta { $recipe }.
whisper-hurts_recipe = Ma va contro la tua ricetta { $recipe }.
whisper-lands_at = Al prossimo turno arrivi alla { $line }.
whisper-lands_now = Ti porta subito alla { $line }.
whisper-stays = Al prossimo turno resti dove sei.
whisper-rests_at = Al prossimo turno sei in un angolo e non prendi niente.
whisper-denies = { $who } passa di qui subito dopo e la vorrebbe.
whisper-leaves_to = Ma poi { $who } può prendere { $card }.
whisper-ends_game = Così la partita finisce: tu avresti { $points }, il migliore degli altri { $others }.
whisper-ends_uncounted = Così la partita finisce. Io non ho guardato: conta bene!
whisper-count = { $count ->
    [one] con { $count } suggerimento
   *[other] con { $count } suggerimenti
}

## The end

end-page-title = Tavolo { $table }, la fine · Glastonbury
end-about = Tavolo { $table } · partita { $game }
end-scoring = Riepilogo conteggio
end-open = I calderoni sono aperti
end-over = La partita è finita
end-counting = Si contano i punti…
end-nameless = Qualcuno ({ $color })
end-you-win = { $points ->
    [one] Hai vinto con { $points } punto
   *[other] Hai vinto con { $points } punti
}
end-you-share = { $points ->
    [one] Tu e { $others } vincete con { $points } punto a testa
   *[other] Tu e { $others } vincete con { $points } punti a testa
}
end-wins = { $points ->
    [one] Vince { $who } con { $points } punto
   *[other] Vince { $who } con { $points } punti
}
end-share = { $points ->
    [one] Vincono { $who } con { $points } punto a testa
   *[other] Vincono { $who } con { $points } punti a testa
}
end-resigned-you-win = Hai vinto: { $who } si arrende
end-you-resigned = Ti arrendi: vince { $who }
end-resigned = Vince { $who }: l’altra parte si arrende
end-abandoned = Partita interrotta, nessuno vince
end-evening = Stasera
end-wins-count = { $wins }
end-winner = Vittoria
end-has-resigned = si arrende
end-total = Totale:
end-cards = Carte
end-ingredient = Ingrediente
end-ingredients = Ingredienti
end-points = { $points }
end-points-head = Punti
end-what = Per che cosa
end-double = doppio
end-empty = Niente nel calderone
end-idle-immutos = { $count ->
    [one] Una carta Immuto lasciata da parte.
   *[other] { $count } carte Immuto lasciate da parte.
}
end-not-counted = { $height ->
    [0] Niente nel calderone.
    [one] Una carta nel calderone, non contata.
   *[other] { $height } carte nel calderone, non contate.
}
end-count-a = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
end-count-fewest_cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
end-count-fewest_fours = { $count ->
    [0] nessuna carta con il 4
    [one] una carta con il 4
   *[other] { $count } carte con il 4
}
end-count-fewest_spells = { $count ->
    [0] nessun incantesimo
    [one] un incantesimo
   *[other] { $count } incantesimi
}
end-count-most_ones = { $count ->
    [0] nessuna carta con l’1
    [one] una carta con l’1
   *[other] { $count } carte con l’1
}
end-tied = { $count }, come { $others }
end-tied-with = { $who }
    .you = te
end-tied-all = { $count }, parità fra tutti
end-missed = { $count } contro { $others }
end-ended-it = fatto
end-ended-by = chiusa da { $who }
    .you = chiusa da te
end-again = Gioca ancora
end-others-want = { $count ->
    [one] { $who } vuole giocare ancora.
   *[other] { $who } vogliono giocare ancora.
}
end-waiting-for = Vuoi giocare ancora. In attesa di { $who }.
end-withdraw = Ci ripenso
end-replay = Rivedi la partita
end-record = Scarica la partita
end-check-deal = Controlla il mazzo
end-leave = Lascia il tavolo
end-home = Pagina iniziale
end-watching = { $open ->
    [0] Stai guardando.
   *[other] Stai guardando. C’è un posto libero: quando gli altri vogliono giocare ancora, puoi sederti.
}

deal-title = Controlla il mazzo
deal-checking = Controllo in corso…
deal-failed = Impossibile scaricare la partita registrata. Riprova più tardi.
deal-no-proof = In questa partita le carte sono state distribuite senza una prova: non c’è niente da controllare.
deal-how = Il tuo dispositivo ha scaricato la partita registrata e ha distribuito di nuovo le carte da solo. Il server non è intervenuto.
deal-step-passed = Giusto:
deal-step-failed = Sbagliato:
deal-step-unknown = Non si sa:
deal-commitment = Il segreto del server
deal-commitment-before = Prima che si conoscesse la parola di qualsiasi giocatore, questo dispositivo ha visto l’impronta del segreto del server. Il segreto svelato alla fine ha la stessa impronta.
deal-commitment-during = Durante la partita questo dispositivo ha visto l’impronta del segreto del server, e corrisponde al segreto. Prima della distribuzione questo dispositivo non c’era; forse c’era quello di qualcun altro.
deal-commitment-unknown = Questo dispositivo non ha visto la distribuzione, perciò non può dire se il segreto è quello fissato prima. Chiedi a qualcuno che c’era.
deal-commitment-wrong = Il segreto non è quello di cui questo dispositivo ha visto l’impronta. È stato scambiato.
deal-word = La parola del tuo dispositivo
deal-word-there = { $count ->
    [one] La parola casuale di questo dispositivo è servita a distribuire le carte; non ce n’erano altre.
   *[other] La parola casuale di questo dispositivo è fra le { $count } parole servite a distribuire le carte.
}
deal-word-unknown = Questo dispositivo non ha dato una parola per questa distribuzione, o l’ha dimenticata.
deal-word-missing = La parola casuale di questo dispositivo non è stata usata per distribuire le carte.
deal-players = Chi ha iniziato
deal-players-same = L’ordine di gioco deriva dal segreto e dalle parole, o l’ha scelto il tavolo.
deal-players-different = L’ordine di gioco non deriva dal segreto e dalle parole.
deal-deck = Il mazzo
deal-deck-same = { $count ->
    [one] L’unica carta era nell’ordine che deriva dal segreto e dalle parole.
   *[other] Tutte le { $count } carte erano nell’ordine che deriva dal segreto e dalle parole.
}
deal-deck-different = Le carte erano in un ordine diverso da quello che deriva dal segreto e dalle parole.
deal-recipes = Le ricette
deal-recipes-same = Tutti avevano le ricette che derivano dal segreto e dalle parole.
deal-recipes-different = Le ricette non erano quelle che derivano dal segreto e dalle parole.
deal-removed_color = Il colore tolto
deal-removed_color-same = Il colore tolto deriva dal segreto e dalle parole, o l’ha scelto il tavolo.
deal-removed_color-different = È stato tolto un colore diverso da quello che deriva dal segreto e dalle parole.
deal-verdict-right = Nessuno ha scelto questo mazzo
deal-verdict-partly = Il mazzo deriva dal segreto e dalle parole
deal-verdict-wrong = In questo mazzo qualcosa non va
deal-proves = Che cosa dimostra: il segreto era fissato prima che si conoscessero le parole, e le parole prima che si conoscesse il segreto. Così né il server né i giocatori hanno potuto scegliere le carte.
deal-proves-partly = Che cosa dimostra: le carte non sono cambiate dopo che il segreto e le parole erano fissati. Che nessuno le abbia scelte può dirlo solo chi, con il suo dispositivo, ha visto prima l’impronta e ha dato una parola.
deal-proves-wrong = Qualcuno ha manomesso la distribuzione o la partita registrata.
deal-proves-not = Che cosa non dimostra: che nessuno abbia guardato. Chi gestisce il server può vedere tutte le carte durante la partita.
deal-numbers = I numeri
deal-fingerprint = Impronta (SHA-256) del segreto
deal-secret = Segreto
deal-words = Parole dei dispositivi

## The clock by agreement

clock-together = Si cambia quando tutti quelli che giocano sono d’accordo. I bot lo sono sempre.
clock-watching = Stai guardando: lo decidono insieme quelli che giocano.
clock-StretchClock = Più tempo per tutti
clock-StretchClock-says = Il doppio del tempo per ogni mossa, anche per questa.
clock-StopClock = Senza orologio
clock-StopClock-says = D’ora in poi nessuno deve avere fretta.
clock-ask = Chiedi agli altri
clock-agree = Sono d’accordo
clock-agreed = D’accordo: { $who }.
clock-missing = In attesa di { $who }.
event-StretchClock = { $who } chiede più tempo.
    .you = Tu chiedi più tempo.
event-StretchClock-agreed = Tutti d’accordo: ora ogni mossa ha il doppio del tempo.
event-StopClock = { $who } chiede di giocare senza orologio.
    .you = Tu chiedi di giocare senza orologio.
event-StopClock-agreed = Tutti d’accordo: l’orologio non c’è più.

## Replay

replay-page-title = Tavolo { $table }, partita { $game } · Glastonbury
replay-title = Partita { $game } del tavolo { $table }
replay-coming = La partita sta arrivando…
replay-missing = Questa partita non si può mostrare: non è finita, o non è per te.
replay-failed = Il server non risponde.
replay-retry = Riprova
replay-home = Pagina iniziale
replay-beginning = L’inizio
replay-nobody-moved = Le carte sono in tavola. Nessuno ha ancora mosso.
replay-turn = Turno { $first } su { $count }
replay-turns = Turni { $first }–{ $last } su { $count }
replay-number = Turno { $turn }
replay-setting-up = Preparazione
replay-scoring = Conteggio
replay-first = All’inizio
replay-back = Un passo indietro
replay-forth = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-slider = Turno
replay-controls = Muoversi nella partita
replay-all-turns = Tutti i turni
replay-cauldrons = Calderoni
replay-looking = Come si guarda la partita
replay-pace = Velocità
replay-pace-slow = lenta
replay-pace-normal = normale
replay-pace-fast = veloce
replay-eyes = Punto di vista
replay-eyes-all = tutti, carte scoperte
replay-eyes-one = { $who }, come allora
replay-more = Altro su questa partita
replay-ways = Dove andare da qui
replay-copy = Copia il link
replay-copied = Copiato un link a questo momento.
replay-not-copied = La copia non è riuscita. Il link è nella barra degli indirizzi.
replay-table = Vai al tavolo
replay-record = Scarica
replay-check-deal = Controlla il mazzo
replay-deciding = deve decidere
replay-look = Visto con Perluceo:
replay-player-resigned = si arrende
replay-abandoned = Qui la partita è stata interrotta.
replay-gave-up = Qui { $who } si arrende.
    .you = Qui ti arrendi.
replay-keys = Tasti: ← → un passo, Inizio e Fine, la barra spaziatrice avvia.

# What happened. `.you`: the same, told to the one who did it.

event-somebody = Qualcuno
event-and = { $some } e { $last }
event-comma = {", "}
event-placed = { $who } sceglie l’angolo { $corner }.
    .you = Tu scegli l’angolo { $corner }.
event-moved = { $stops ->
    [one] { $who } fa un passo e arriva { $line ->
        [angolo] in un angolo
       *[other] alla { $line }
    }.
   *[other] { $who } fa { $stops } passi e arriva { $line ->
        [angolo] in un angolo
       *[other] alla { $line }
    }.
}
    .you = { $stops ->
    [one] Tu fai un passo e arrivi { $line ->
        [angolo] in un angolo
       *[other] alla { $line }
    }.
   *[other] Tu fai { $stops } passi e arrivi { $line ->
        [angolo] in un angolo
       *[other] alla { $line }
    }.
}
event-stayed = { $who } resta { $line ->
    [angolo] nell’angolo
   *[other] alla { $line }
}.
    .you = Tu resti { $line ->
    [angolo] nell’angolo
   *[other] alla { $line }
}.
event-passed = { $who } non prende niente nell’angolo.
    .you = Tu non prendi niente nell’angolo.
event-declinatio = { $who } usa Declinatio e muove ancora.
    .you = Tu usi Declinatio e muovi ancora.
event-taken = { $who } prende { $card } da { $cell }.
    .you = Tu prendi { $card } da { $cell }.
event-taken-by-accio = { $who } prende { $card } da { $cell } con Accio.
    .you = Tu prendi { $card } da { $cell } con Accio.
event-spell-kept = { $who } può usare { $card } dal prossimo turno.
    .you = Tu puoi usare { $card } dal tuo prossimo turno.
event-dropped = { $who } scarta { $card }.
    .you = Tu scarti { $card }.
event-swept = Vanesco manda sotto il tallone { $lost }.
event-swept-away = Vanesco rimuove dal gioco { $lost }.
event-swept-one = { $card } ({ $who })
    .you = { $card } (la tua carta)
event-swept-nothing = Vanesco non trova niente negli altri calderoni.
event-looked = { $who } guarda tutte le carte nel suo calderone.
    .you = Tu guardi tutte le carte nel tuo calderone.
event-turned-over = Nuova carta in { $cell }: { $card }.
event-ended-last_card = { $who } prende l’ultima carta della { $line } e chiude la partita.
    .you = Tu prendi l’ultima carta della { $line } e chiudi la partita.
event-ended-only_spells = Nella { $line } c’erano soltanto incantesimi: { $who } chiude la partita.
    .you = Nella { $line } c’erano soltanto incantesimi: tu chiudi la partita.
event-opened = Si aprono tutti i calderoni.
event-immuto = { $who } aggiunge una carta Immuto all’ingrediente { $ingredient }.
    .you = Tu aggiungi una carta Immuto all’ingrediente { $ingredient }.
event-immuto-none = { $who } lascia da parte una carta Immuto.
    .you = Tu lasci da parte una carta Immuto.
event-scored = I punti: { $scores }.
event-score = { $who } { $points }
    .you = tu { $points }
event-turn = { $who } prende { $card } dalla { $line }.
    .you = Tu prendi { $card } dalla { $line }.
event-turn-by-accio = { $who } prende { $card } con Accio.
    .you = Tu prendi { $card } con Accio.
event-turn-declinatio = { $who } prende { $card } dalla { $line }, con Declinatio.
    .you = Tu prendi { $card } dalla { $line }, con Declinatio.
event-turn-dropped = { $who } prende { $card } dalla { $line }, poi scarta la carta.
    .you = Tu prendi { $card } dalla { $line }, poi scarti la carta.
event-turn-looked = { $who } prende Perluceo dalla { $line }.
    .you = Tu prendi Perluceo dalla { $line }.
event-turn-swept = { $who } prende Vanesco dalla { $line }: una carta in meno per { $lost }.
    .you = Tu prendi Vanesco dalla { $line }: una carta in meno per { $lost }.
event-turn-lost = { $who }
    .you = te
event-turn-swept-nothing = { $who } prende Vanesco dalla { $line }.
    .you = Tu prendi Vanesco dalla { $line }.
event-tail-ended = {" "}Così la partita finisce.
event-Sit = { $who } si siede al tavolo.
    .you = Tu ti siedi al tavolo.
event-StandUp = { $who } lascia il tavolo.
    .you = Tu lasci il tavolo.
event-SeatBot = { $who } si siede al tavolo.
    .you = Tu ti siedi al tavolo.
event-OfferSeat = Chi ospita crea un link per il posto di { $who }.
    .you = Chi ospita crea un link per il tuo posto.
event-HandOver = { $who } gioca su un altro dispositivo.
    .you = Tu giochi su un altro dispositivo.
event-Start = { $who } fa distribuire le carte.
    .you = Tu fai distribuire le carte.
event-CancelDeal = Distribuzione annullata: un dispositivo non ha risposto.
    .you = Distribuzione annullata: un dispositivo non ha risposto.
event-Resign = { $who } si arrende.
    .you = Tu ti arrendi.
event-VoteStandIn = Si chiede un sostituto per { $who }.
    .you = Si chiede un sostituto per te.
event-LetPlay = Un sostituto gioca per { $who }.
    .you = Un sostituto gioca per te.
event-Move = Tempo scaduto: un sostituto ha giocato per { $who }.
    .you = Tempo scaduto: un sostituto ha giocato per te.
event-TakeBack = { $who } torna a giocare.
    .you = Tu torni a giocare.
event-Abandon = { $who } vuole interrompere la partita.
    .you = Tu vuoi interrompere la partita.
event-Abandon-agreed = Tutti d’accordo: la partita è interrotta.
event-Rematch = { $who } vuole giocare ancora.
    .you = Tu vuoi giocare ancora.
event-Withdraw = { $who } ci ripensa.
    .you = Tu ci ripensi.

## Looking back

review = Uno sguardo indietro
review-look = Analizza
review-look-at = Analizza la partita { $game } al tavolo { $code }
review-making = L’allenatore sta guardando la partita…
review-progress = A che punto è l’allenatore
review-failed = L’allenatore non è riuscito a finire.
review-not-yours = Questa pagina è per chi ha giocato. Gli altri la vedono se tutti i giocatori lo permettono.
review-luck-awful = Le carte erano contro { $who }.
    .you = Le carte erano contro di te.
review-luck-bad = { $who } ha avuto un po’ di sfortuna.
    .you = Hai avuto un po’ di sfortuna.
review-luck-even = Le carte sono state eque con { $who }.
    .you = Le carte sono state eque con te.
review-luck-good = { $who } ha avuto un po’ di fortuna.
    .you = Hai avuto un po’ di fortuna.
review-luck-great = Le carte sono state molto generose con { $who }.
    .you = Le carte sono state molto generose con te.
review-play-weak = { $who } poteva fare meglio in molti momenti.
    .you = Potevi fare meglio in molti momenti.
review-play-fair = { $who } ha giocato discretamente, lasciando qualche punto per strada.
    .you = Hai giocato discretamente, lasciando qualche punto per strada.
review-play-well = { $who } ha giocato bene.
    .you = Hai giocato bene.
review-play-best = { $who } ha giocato a meraviglia.
    .you = Hai giocato a meraviglia.
review-account = Di che cosa è fatto il risultato
review-unit = Mostra in
review-unit-share = Percentuale di vittoria
review-unit-points = Punti
review-zero-share = 0% è quanto avrebbero giocatori di pari forza.
review-zero-points = Il vantaggio sul migliore degli altri, in punti.
review-result = Risultato
review-part-deal = Distribuzione
review-part-deal-says = Quanto valevano il posto e la prima griglia.
review-part-luck = Carte
review-part-luck-says = Che cosa hanno portato le carte scoperte, rispetto a tutte quelle che potevano uscire.
review-part-own_play = Mosse proprie
review-part-own_play-says = Quanto sono costate le proprie mosse, ogni volta rispetto alla migliore. In tutta la partita può essere più di una vittoria.
review-part-others_play = Mosse altrui
review-part-others_play-says = Che cosa hanno dato o tolto le mosse degli altri.
review-part-revealed = Svelato
review-part-revealed-says = Le ricette mostrate alla fine, e ciò che l’allenatore ha visto troppo tardi.
review-explained = Che cosa significano le parti
review-course = Le probabilità, turno per turno
review-course-says = La probabilità di vittoria di ciascuno. Un anello è un momento che puoi rigiocare più sotto.
review-course-see = Rivedi questo punto
review-course-table = Lo stesso in una tabella
review-course-turn = Turno
review-moments = Trova la mossa migliore
review-moments-coming = L’allenatore sta ancora provando altre mosse…
review-moments-found = { $count ->
    [one] Più sotto ti aspetta un momento da rigiocare.
   *[other] Più sotto ti aspettano { $count } momenti da rigiocare.
}
review-moments-none = Nessuna tua mossa era chiaramente sbagliata. Molto bene!
review-memory = Memoria
review-half-life = In questa partita hai giocato come chi dimentica metà delle carte dopo circa { $takes ->
    [one] { $takes } presa
   *[other] { $takes } prese
} (fra { $low } e { $high }).
review-guess = Conoscevi { $right } delle { $of } carte del tuo calderone.
review-net = Giudizio della rete { $net }, solo in base a ciò che allora si poteva sapere.
review-strangers = Mostra questa pagina anche a chi non ha giocato
review-strangers-all = Tutti quelli che hanno giocato lo permettono. I tuoi momenti li vedi solo tu.
review-strangers-some = Vale quando lo permettono tutti quelli che hanno giocato. I tuoi momenti li vedi solo tu.

moment-count = { $at } su { $count }
moment-where = Tavolo { $table }, partita { $game }
moment-asked = Quella volta hai scelto altro. Che cosa è meglio?
moment-coming = Carico il momento…
moment-better = È la mossa migliore!
moment-played = È quella che hai giocato allora. Provane un’altra.
moment-other = Nemmeno questa è la mossa dell’allenatore. Provane un’altra.
moment-give = Mostra la risposta
moment-skip = Salta
moment-next = Avanti
moment-back = Indietro
moment-was-better = Meglio: «{ $move }»
moment-was-played = Giocata: «{ $move }»
moment-cost = { $grade ->
    [slip] Una svista
    [mistake] Un errore
   *[blunder] Un errore grave
} da circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
moment-cause-memory = Questione di memoria: con qualche carta dimenticata, la mossa sembra giusta.
moment-forgotten = Questo spiega circa { $points } dei punti.
moment-cause-judgement = Questione di giudizio: qualunque cosa si dimentichi, la mossa è peggiore.
moment-none = Di questo tipo non ce ne sono.
moment-over = Era l’ultimo.
moment-again = Dal primo
moment-least = Mostra
moment-least-slip = Tutti
moment-least-mistake = Errori
moment-least-blunder = Gravi

mistakes = I miei errori
mistakes-says = Momenti delle tue partite in cui c’era una mossa migliore. Quello che trovi ritorna sempre più tardi, quello che ti sfugge già domani.
mistakes-due = { $count ->
    [one] Un momento ti aspetta oggi.
   *[other] { $count } momenti ti aspettano oggi.
}
mistakes-none-due = Oggi non ti aspetta niente. Il prossimo ritorna il { $date }.
mistakes-none = Qui non c’è ancora niente: analizza prima una partita.
mistakes-all = Rivedili tutti
mistakes-look = Analizza le ultime partite
mistakes-look-says = { $count ->
    [one] Una partita finita non è ancora stata analizzata.
   *[other] { $count } partite finite non sono ancora state analizzate.
}
mistakes-looking = Partita { $at } su { $count }…
trend = Come giochi
trend-none = Qui vedi come giochi, appena è stata analizzata una partita in cui avevi un solo posto.
trend-lost = Punti persi per ogni decisione
trend-lost-says = Meno sono, meglio è. In media { $value }.
trend-result = Risultati al netto della fortuna
trend-result-says = La parte di vittoria, come se le carte fossero state eque; 0% per giocatori di pari forza. In media { $value }.
trend-half-life = Dimentichi metà delle carte dopo circa { $takes ->
    [one] { $takes } presa
   *[other] { $takes } prese
} (fra { $low } e { $high }).
trend-half-life-none = Per quanto ricordi le carte si vede dopo qualche altra partita.
trend-guess = Calderone
trend-guess-of = { $right } su { $of }
trend-game = Partita
trend-won = Risultato
trend-luck = Carte
trend-moments = Momenti
trend-table = Tutte le partite in una tabella

guess-title = Che cosa c’è nel tuo calderone?
guess-says = A memoria, prima del conteggio. Con calma: nessuno aspetta.
guess-less = { $ingredient }: una in meno
guess-more = { $ingredient }: una in più
guess-count = Carte: { $said } su { $height }
guess-compare = Confronta
guess-skip = Salta
guess-never = Non chiedere più
guess-right = Conoscevi { $right } delle { $of } carte
guess-row = { $said ->
    [0] non detta
    [one] detta { $said }
   *[other] dette { $said }
}, { $truth ->
    [0] non c’è
   *[other] in realtà { $truth }
}
guess-count-on = Vai al conteggio

## Keys and descriptions

keys = Tasti
keys-moving = Tab passa da una parte del tavolo all’altra, le frecce vanno di carta in carta.
keys-choosing = Invio sceglie una carta, e la prende se lo premi di nuovo. Esc annulla la scelta.
keys-letters = Usa queste lettere come tasti
key-keys = Questi tasti
key-rules = { how-to-play }
key-whisper = Tu che faresti? (contro i bot)
key-now = A chi tocca, e che cosa fare
key-line = Le carte della mia riga o colonna
key-square = Tutta la griglia, riga per riga
key-tops = La carta visibile di ogni calderone
key-mine = I miei incantesimi e le mie ricette
key-turns = L’ultimo turno di ognuno
describe = Il tavolo a parole
describe-no-turns = Nessuno ha ancora giocato.
describe-no-pawn = { $who } non ha ancora messo il pedone.
    .you = Non hai ancora messo il pedone.
describe-corner = { $who } è nell’angolo { $corner }. Lì non si prende niente.
    .you = Sei nell’angolo { $corner }. Lì non si prende niente.
describe-line = { $who } è alla { $line }. { $cards }.
    .you = Sei alla { $line }. { $cards }.
describe-row = Riga { $row }. { $cards }.
describe-pile = { $count ->
    [one] Resta una carta nel tallone.
   *[other] Restano { $count } carte nel tallone.
}
describe-top = { $name }: { $card } in cima, { $height ->
    [one] { $height } carta
   *[other] { $height } carte
} nel calderone; { $at ->
    [corner] pedone nell’angolo { $place }
   *[line] pedone alla { $place }
}.
describe-empty = { $name }: calderone vuoto; { $at ->
    [corner] pedone nell’angolo { $place }
   *[line] pedone alla { $place }
}.
describe-spells = I tuoi incantesimi: { $spells }.
describe-no-spells = Non hai incantesimi.
describe-recipes = Le tue ricette: { $recipes }.
labels-icons = Disegni
labels-letters = Lettere
labels-names = Nomi
labels-contrast = Bianco e nero

## Phrases

phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-well_done = Bella mossa!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-thinking = Fammi pensare…
phrase-your_turn = Tocca a te
phrase-one_moment = Un attimo
phrase-that_hurt = Ahi, che male!
phrase-again = Un’altra partita?
phrase-goodbye = Alla prossima!
phrase-smile = Un sorriso
phrase-laugh = Una risata
phrase-surprise = A bocca aperta
phrase-sad = Una lacrima
phrase-applause = Un applauso
phrase-heart = Un cuore

## What went wrong

problem-abandoned = Questa partita non è stata giocata fino alla fine.
problem-already = È già successo.
problem-bad_name = Questo nome non si può mostrare. Scegline uno da 1 a 24 lettere o cifre.
problem-bad_record = Questa non è una partita registrata, o non è intera.
problem-bad_seating = Questi posti non vanno bene per quel tavolo. Riprova.
problem-broken_promise = La parola non è quella promessa. Le carte si distribuiscono di nuovo.
problem-clock_runs = C’è ancora tempo per questa mossa. Il sostituto arriva quando è scaduto.
problem-color_taken = Qualcuno ha fatto prima: questo colore è già preso.
problem-failed = Qualcosa è andato storto sul server. Riprova fra un attimo.
problem-grace_runs = Aspetta ancora un po’: chi manca può tornare da un momento all’altro.
problem-guessed = Hai già detto che cosa c’è dentro.
problem-has_seats = Su questo dispositivo hai già dei posti.
problem-id_taken = Qualcosa si è confuso per strada. Riprova.
problem-illegal = Ora questa mossa non si può fare.
problem-name_taken = Al tavolo qualcuno ha già questo nome, o uno che gli somiglia.
problem-no_clock = Questo tavolo non ha orologio.
problem-no_connection = Il server non risponde. Controlla la connessione e riprova.
problem-no_game = Qui non c’è una partita così.
problem-no_link = Questo link è già stato usato, o ha più di un giorno. Creane uno nuovo.
problem-no_seat = Il tavolo non ha questo posto.
problem-no_spectators = Questo tavolo è solo per chi ci gioca.
problem-no_stand_in_needed = Lì non serve un sostituto.
problem-no_table = Nessun tavolo ha questo codice. Ricontrollalo: ha sei o otto lettere e cifre.
problem-nobody_to_mute = A questo posto non c’è nessuno da silenziare.
problem-nobody_to_replace = A questo posto non c’è nessuno da sostituire.
problem-not_allowed = Il server non lo permette.
problem-not_alone = Qui gioca anche qualcun altro: i suggerimenti sono solo per le partite contro i bot.
problem-not_at_table = Non hai un posto a questo tavolo.
problem-not_found = Qui non c’è niente.
problem-not_host = Può farlo solo chi ospita.
problem-not_kept = Il server non è riuscito a salvarlo. Riprova.
problem-not_now = Al momento non si può.
problem-not_your_turn = Non tocca a te.
problem-not_yours = Questo posto è di qualcun altro.
problem-only_here = Solo questo computer raggiunge il server: non c’è un link per gli altri.
problem-promises_missing = Alcuni dispositivi non hanno ancora sigillato la loro parola.
problem-resigned = Chi era a questo posto si è già arreso.
problem-seat_taken = Qualcuno ha fatto prima: questo posto è già occupato.
problem-seats_open = Ci sono ancora posti liberi.
problem-set_aside = Qualcosa che il server aveva salvato è danneggiato, e per sicurezza è stato messo da parte. Chi gestisce il server può vedere che cosa è successo; tutti gli altri tavoli vanno avanti.
problem-stale = Intanto al tavolo è cambiato qualcosa. Guarda di nuovo.
problem-still_here = È ancora qui.
problem-stranger = Il server non riconosce più questo dispositivo. Ricarica la pagina.
problem-too_large = Era troppo grande.
problem-too_many = Troppe cose tutte insieme. Aspetta un attimo.
problem-too_much = Dall’ultima mossa hai cambiato moltissime cose. Prima continua a giocare.
problem-unreadable = Il server non ha capito. Ricarica la pagina: forse è una versione vecchia.
problem-wrong_origin = Questa pagina non viene dal server. Apri l’indirizzo del server.

## The terminal

# Where a pawn stands.

terminal-stop-corner = angolo { $cell }
terminal-stop-above = { $line }, in alto
terminal-stop-right = { $line }, a destra
terminal-stop-below = { $line }, in basso
terminal-stop-left = { $line }, a sinistra

# Short words of the drawn table: names of spells are cut after six letters on a card, and what stands beside the
# square has 24 letters a line.

terminal-spell-Ac = Accio
terminal-spell-De = Decl.
terminal-spell-Va = Vanesco
terminal-spell-Pe = Perluceo
terminal-used = usati { $count }
terminal-top-of = in cima a { $height }
terminal-empty = vuoto
terminal-passed = niente nell’angolo
terminal-swept = { $count ->
    [one] via { $count } carta
   *[other] via { $count } carte
}
terminal-dropped = scartata
terminal-edition = { $edition ->
    [fr] edizione francese
    [it] edizione italiana
    [ru] edizione russa
   *[en] edizione inglese
}
terminal-recipes = ricette
terminal-without = { $color ->
    [yellow] senza giallo
    [green] senza verde
    [red] senza rosso
   *[blue] senza blu
}
terminal-memory-aid = aiuto memoria
terminal-pile = tallone { $count }
terminal-cards-and-points = Carte e punti
terminal-to-nothing = Immuto, da parte

# Told in words.

terminal-told = { $what }: { $told }
terminal-told-pile = Tallone: { $count }.
terminal-told-used = { $count ->
    [one] { $count } incantesimo usato
   *[other] { $count } incantesimi usati
}
terminal-not-placed = ancora senza pedone
terminal-placed = { $who } inizia qui: { $place }.
terminal-recipe = Ricetta { $sort }
terminal-for-each = { $points ->
    [one] { $points } punto per ognuna
   *[other] { $points } punti per ognuna
}
terminal-recipes-compared = Alla fine ci si confronta con tutti gli altri; a parità, niente punti.
terminal-spells = Incantesimi, uno solo per turno
terminal-colors = Colori, ognuno con due ingredienti a e b

# How to play, all of it on one screen: 17 lines of 80 letters.

terminal-how-1 = Il tuo pedone cammina in senso orario attorno alla griglia. Quando si ferma accanto a una riga o colonna, prendi una delle sue carte, e al suo posto se ne scopre un’altra. Negli angoli non si prende niente.
terminal-how-2 = Il numero sulla carta presa dice di quanto avanzi al prossimo turno. Scrivi «?» per vedere dove ti porta ogni carta. Immuto vale 0: resti dove sei. Gli incantesimi non cambiano il numero. Con il calderone vuoto avanzi di 2.
terminal-how-3 = Le carte vanno sul tuo calderone, e si vede solo quella in cima. Raccogli tre o quattro carte dello stesso ingrediente e ricorda che cosa hai: una carta singola ti costa il suo numero. Scrivi «o» per i punti e gli incantesimi.
terminal-how-4 = Quando il tallone è esaurito, compaiono spazi vuoti. Chi prende l’ultima carta di una riga o colonna con accanto un numero o una lettera chiude la partita. Dove ne resta una sola, compare un «!».
terminal-how-5 = Sulle carte: il numero, il segno del colore, l’ingrediente (Ra e Rb sono i due rossi) e, se puoi prenderle, la casella. Le lettere attorno sono i pedoni. Di fianco, per ognuno: la carta in cima, quante ce ne sono nel calderone, gli incantesimi, l’ultimo turno.

# What to do, and what to type. The tokens of docs/notation.md are understood besides.

terminal-type-stay = resta
terminal-type-declinatio = declinatio
terminal-type-keep = tieni
terminal-type-drop = scarta
terminal-type-none = niente
terminal-yes = sì
terminal-no = no
terminal-yes-or-no = s o n
terminal-or = { $some } o { $last }
terminal-place = { $name }, metti il pedone in un angolo. Scrivi { $corners }.
terminal-place-recipes = Guarda prima le tue ricette: r.
terminal-take = { $name }, il tuo pedone è alla { $place }. Prendi una carta da lì: scrivi la sua casella.
terminal-take-after = Dopo Declinatio, niente Vanesco e niente Perluceo.
terminal-take-accio = { $uses ->
    [one] O con Accio una carta segnata con *, per esempio { $cell }. ({ $uses } uso rimasto)
   *[other] O con Accio una carta segnata con *, per esempio { $cell }. ({ $uses } usi rimasti)
}
terminal-at-corner = { $name }, il tuo pedone è nell’{ $place }: niente da prendere.
terminal-from-corner = { $uses ->
    [one] Scrivi «{ $stay }», oppure «{ $declinatio }» per andare alla { $place }. ({ $uses } uso rimasto)
   *[other] Scrivi «{ $stay }», oppure «{ $declinatio }» per andare alla { $place }. ({ $uses } usi rimasti)
}
terminal-last = { $name }, era l’ultima carta della { $line }: { $card }. La partita finisce.
terminal-keep = Scrivi «{ $keep }» o «{ $drop }».
terminal-immuto = { $which ->
    [first] { $name }, a che cosa aggiungi la tua prima Immuto? Scrivi un ingrediente, per esempio Ya, o «{ $none }».
    [second] { $name }, a che cosa aggiungi la tua seconda Immuto? Scrivi un ingrediente, per esempio Ya, o «{ $none }».
   *[only] { $name }, a che cosa aggiungi la tua Immuto? Scrivi un ingrediente, per esempio Ya, o «{ $none }».
}
terminal-key-leads = dove porta
terminal-key-overview = riepilogo
terminal-key-recipes = ricette
terminal-key-cauldrons = calderoni
terminal-key-table = tavolo disegnato
terminal-key-how = come si gioca
terminal-key-leave = esci

# Why not, and whether really.

terminal-cell-empty = { $cell } è uno spazio vuoto.
terminal-second-spell = { $card } in { $cell } sarebbe un secondo incantesimo in questo turno.
terminal-not-in-line = { $cell } non è accanto al tuo pedone.
terminal-not-possible = «{ $typed }» ora non va bene. Puoi scrivere: { $possible }
terminal-latin = Le caselle e i tasti sono lettere semplici, dalla a alla z.
terminal-takes-accio = { $uses ->
    [one] { $cell } non è accanto al tuo pedone: ci vuole Accio, { $uses } uso rimasto.
   *[other] { $cell } non è accanto al tuo pedone: ci vuole Accio, { $uses } usi rimasti.
}
terminal-ends-last = { $cell } è l’ultima carta della { $line }: così la partita finisce subito, per tutti.
terminal-ends-spells = Nella { $line } ci sono solo Vanesco e Perluceo, che non si possono prendere: così la partita finisce subito, per tutti.
terminal-do-it = Vuoi farlo davvero?

# Where each card leads. Numbers and spells have eleven letters.

terminal-leads = Dove porta al prossimo turno, se nel frattempo non arriva un Vanesco
terminal-leads-to = alla { $place }
terminal-leads-corner = nell’{ $place }: niente da prendere
terminal-leads-stay = resti alla { $place }
terminal-leads-now = subito alla { $place }
terminal-leads-nowhere = il turno finisce qui
terminal-leads-end = chiude la partita
terminal-leads-accio = Con Accio
terminal-leads-number = numero { $number }
terminal-leads-spell = incantesimo
terminal-leads-ends = Chiude la partita: { $cells }

# Pages, and what Enter does.

terminal-thinks = { $name } pensa…
terminal-what-happened = Che cosa è successo
terminal-all-cauldrons = Tutti i calderoni, dalla carta sul fondo
terminal-look = Perluceo: { $name } guarda tutto il calderone, dalla carta sul fondo
terminal-window = Questa finestra ha { $width } × { $height } caratteri.
terminal-window-needs = Per il tavolo ne servono { $width } × { $height }.
terminal-enter-larger = Ingrandiscila, poi premi Invio
terminal-enter-closes = Invio per chiudere
terminal-enter-opens = Invio per aprire, solo per { $name }
terminal-enter-goes-on = Invio per continuare
terminal-enter-points = La partita è finita. Invio per vedere i punti
terminal-enter-recipes = Invio per vedere le ricette
terminal-enter-ends = Invio per finire
terminal-leave = Lasciare questa partita?
terminal-kept = È conservata in { $path }.
terminal-not-kept = Non è registrata e andrà persa.
terminal-go-on = Per continuare: { $command }
terminal-left = Hai lasciato la partita.
terminal-file-changed = Qualcun altro ha modificato { $path }: resta com’è.
terminal-file-unwritable = Non si può scrivere { $path }: { $reason }

# Before the game.

terminal-ask-players = In quanti giocate
terminal-ask-people = Quanti di voi a questa tastiera
terminal-ask-level = Quanto sono bravi i bot
terminal-ask-recipes = Con le carte ricetta
terminal-ask-again = Scrivi una di queste risposte: { $answers }
terminal-bot = { $color } (bot)
