### Everything that the page and the terminal say, in French. Words of the game as in the rulebook.

## The game

title = Glastonbury
color-yellow = jaune
color-green = vert
color-red = rouge
color-blue = bleu
color-orange = orange
color-purple = violet
color-brown = marron
color-white = blanc
color-black = noir

ingredient-Ya = Rayon de miel
ingredient-Yb = Tournesol d’été
ingredient-Ga = Rainette des mares
ingredient-Gb = Trèfle à vœux
ingredient-Ra = Amanite tue-mouches
ingredient-Rb = Rose épineuse
ingredient-Ba = Libellule du lac
ingredient-Bb = Plume de geai
ingredient-Oa = Citrouille creuse
ingredient-Ob = Triton de braise
ingredient-Pa = Baie de sureau
ingredient-Pb = Améthyste du Tor
ingredient-Na = Gland de chêne
ingredient-Nb = Mandragore
ingredient-Wa = Ail de lune
ingredient-Wb = Perle de brume
ingredient-Ka = Aile de chauve-souris
ingredient-Kb = Araignée de cave

spell-Ac = Accio
spell-De = Declinatio
spell-Va = Vanesco
spell-Pe = Perluceo
spell-Ac-does = prendre n’importe quelle carte du carré
spell-De-does = quitter le coin et avancer encore
spell-Va-does = les autres chaudrons perdent leur carte du sommet
spell-Pe-does = regarder une fois tout son chaudron
immuto = Immuto
cauldron = Chaudron
corner = High Street
card = { $name } { $number }
card-label = { $name }, { $number } { $color }
line-column = la colonne { $line }
line-row = la rangée { $line }
line-corner = un coin

level-random = Hasard
level-apprentice = Apprenti
level-herbalist = Herboriste
level-witch = Sorcière
level-wizard = Magicien
level-merlin = Merlin

# What bots are called: sixteen names of plants, each short and unlike the others. Every language has its own.

bot-name-1 = Aneth
bot-name-2 = Bruyère
bot-name-3 = Cassis
bot-name-4 = Fenouil
bot-name-5 = Genêt
bot-name-6 = Houx
bot-name-7 = Jasmin
bot-name-8 = Lierre
bot-name-9 = Mélisse
bot-name-10 = Noisette
bot-name-11 = Ortie
bot-name-12 = Pivoine
bot-name-13 = Romarin
bot-name-14 = Sauge
bot-name-15 = Tilleul
bot-name-16 = Verveine

recipe-sort-a = A
recipe-sort-b = B
recipe-a = Le plus de cartes { $color ->
    [orange] orange
    [purple] violettes
    [brown] marron
    [white] blanches
   *[black] noires
}
recipe-fewest_cards = Le moins de cartes dans le chaudron
recipe-fewest_fours = Le moins de 4
recipe-fewest_spells = Le moins de cartes sortilège utilisées
recipe-fewest_spells-collected = Le moins de cartes sortilège récupérées
recipe-most_ones = Le plus de 1
recipe-ended_game = Mettre fin à la partie

## Everywhere

page-title = { $page } · Glastonbury
page-menu = Menu
to-home = Glastonbury : retour à l’accueil
how-to-play = Règles du jeu
settings = Réglages
about-this = À propos de cette édition non officielle
close = Fermer
cancel = Annuler
on = Oui
off = Non
share = Partager
copy = Copier
copied = C’est copié.
copy-yourself = Le texte est sélectionné : copiez-le avec Ctrl+C ou par un appui long.
player = Joueur
player-number = Joueur { $number }
your-name = Votre nom
you = Vous
your-turn = À vous de jouer
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
level-random-says = Prend ce qui lui tombe sous la main.
level-apprentice-says = Prend ce qui lui plaît et en oublie la moitié. Pour vos premières parties.
level-herbalist-says = N’oublie rien et prévoit un tour à l’avance.
level-witch-says = Regarde où iront tous les pions avant de prendre une carte.
level-wizard-says = Imagine mille suites possibles avant chaque coup.
level-merlin-says = Imagine vingt mille suites. Il vous faudra une bonne mémoire.
scoring-overview = Résumé des points
scoring-cards = Cartes d’un même ingrédient
scoring-counts = Vous rapportent
scoring-one = Une
scoring-one-says = moins sa valeur
scoring-two = Deux
scoring-two-says = 0
scoring-three = Trois
scoring-three-says = la somme
scoring-four = Quatre
scoring-four-says = la somme + 5
scoring-double = Les cartes de votre couleur comptent double, les points négatifs aussi. Le bonus de 5 reste 5.
scoring-immuto = Immuto vaut 0 et compte comme une carte de plus d’un ingrédient que vous avez. Au-delà de quatre cartes, seules quatre comptent.
scoring-spells = Les cartes sortilège ne rapportent rien.
scoring-recipe-a = Recette A : si vous avez le plus de cartes de sa couleur, chacune rapporte 1 point (2 points à quatre joueurs).
scoring-recipe-b = Recette B : 10 points si personne d’autre ne fait aussi bien que vous.
scoring-ties = En cas d’égalité, une recette ne rapporte rien.
scoring-example = Par exemple

new-version = Il y a une nouvelle version.
reload = Recharger

## Home

motto = Concoctez en silence, retenez tout et quittez High Street avec le meilleur chaudron.
motto-short = Concoctez en silence, retenez tout.
play-now = Jouer tout de suite
play-now-says = Contre des bots, sans attendre.
with-friends = Entre amis
with-friends-says = Ouvrez une table et partagez son lien, ou entrez un code pour rejoindre une table.
with-friends-short = Partagez un lien ou tapez un code.
one-screen = Sur un seul appareil
one-screen-says = De deux à quatre autour du même écran, avec ou sans bots.
one-screen-short = De deux à quatre joueurs.
one-screen-explained = Tout le monde joue sur cet appareil. Il indique qui doit jouer.
one-screen-recipes-on = Chacun reçoit deux recettes secrètes. Maintenez le bouton pour lire les vôtres ; les autres regardent ailleurs.
bots = Bots
level = Niveau
recipes = Recettes
start = Commencer
starting = Distribution…
table-code = Code de la table
join = Rejoindre
join-table = Rejoindre la table { $code }
open-a-table = Ouvrir une table
open-the-table = Ouvrir la table
new-table = Nouvelle table
set-the-table = Préparer la table
person-or-bot = Joueur { $number } : une personne ou un bot
a-person = Humain
a-bot = Bot
level-of-person = Niveau du joueur { $number }
name-of-person = Nom du joueur { $number }
color-of-person = Couleur du joueur { $number }
your-games = Vos parties
no-games = Aucune partie en cours : poussez une porte pour commencer.
being-dealt = On distribue les cartes
set-aside = Abîmée et mise de côté
waits-for = On attend { $who }
    .you = À vous de jouer
with-names = avec { $names }
bot-count = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
table-named = Table { $code }
seats-open = { $open ->
    [0] On peut commencer
    [one] { $open } place libre
   *[other] { $open } places libres
}
seats-open-of = { $open ->
    [one] { $open } place libre sur { $seats }
   *[other] { $open } places libres sur { $seats }
}
with-recipes = avec recettes
without-recipes = sans recettes
open-tables = Tables ouvertes
no-open-tables = Aucune pour le moment. Ouvrez-en une et mettez-la sur la liste.
open-tables-unknown = Le serveur ne répond pas.
finished-games = Parties terminées
statistics-games = { $count ->
    [one] partie
   *[other] parties
}
statistics-wins = { $count ->
    [one] victoire
   *[other] victoires
}
statistics-ingredients = { $count ->
    [one] point des ingrédients
   *[other] points des ingrédients
}
statistics-recipes = { $count ->
    [one] point des recettes
   *[other] points des recettes
}
game-won = Victoire
game-shared = Victoire partagée
game-lost = Défaite
game-abandoned = Partie arrêtée
replay = Revoir
replay-game = Revoir la partie { $game } de la table { $code }
show-all = Tout afficher

## Waiting room

color-is-taken = { $color }, déjà pris
option-seats = Joueurs
option-seats-says = Vous donnerez ensuite les places à des personnes ou à des bots.
option-recipes = Recettes
option-recipes-on = Chacun reçoit deux recettes secrètes, pour gagner plus de points à la fin.
option-recipes-off = Sans recettes : seuls les ingrédients comptent.
option-pace = Temps par coup
option-stand_in = Remplaçant
option-stand_in-says = Quand le temps est écoulé, un bot joue le coup (niveau : { $level }).
option-bot_pace-quick = Les bots jouent presque aussitôt.
option-bot_pace-natural = Les bots attendent un instant avant de jouer.
option-bot_pace-slow = Les bots laissent le temps de regarder avant de jouer.
option-removed_color = Retirer une couleur
option-removed_color-on = À deux joueurs, une des couleurs que personne ne joue est retirée du paquet.
option-removed_color-off = Toutes les couleurs restent dans le paquet, même à deux joueurs.
option-memory_aid = Aide-mémoire
option-memory_aid-on = Avec aide-mémoire : chacun peut regarder dans tous les chaudrons.
option-memory_aid-off = On ne voit que la carte du sommet de chaque chaudron.
option-spectators = Public
option-spectators-on = Toute personne qui a le code peut regarder.
option-spectators-off = Seuls ceux qui jouent voient la table.
option-listed = Sur la liste
option-listed-on = La table est sur la liste des tables ouvertes : tout le monde peut la rejoindre.
option-listed-off = Il faut avoir le code pour trouver la table.
option-edition = Édition
edition-en = Anglaise
edition-fr = Française
edition-it = Italienne
edition-ru = Russe
edition-en-says = Édition anglaise : une carte Immuto compte aussi pour la recette de la couleur à laquelle on l’ajoute, et la recette des sortilèges compte les cartes utilisées.
edition-fr-says = Édition française : une carte Immuto compte aussi pour la recette de la couleur à laquelle on l’ajoute, et la recette des sortilèges compte toutes les cartes récupérées.
edition-it-says = Édition italienne : une carte Immuto compte toujours pour votre propre recette, et la recette des sortilèges compte les cartes utilisées.
edition-ru-says = Édition russe : une carte Immuto compte toujours pour votre propre recette, et la recette des sortilèges compte toutes les cartes récupérées.
more-options = Plus d’options
pace-none = Sans limite
pace-30 = 30 secondes
pace-60 = 60 secondes
pace-180 = 3 minutes
pace-86400 = Un jour
pace-259200 = Trois jours
pace-none-says = Sans limite : chacun réfléchit aussi longtemps qu’il le faut.
pace-seconds-says = { $seconds } secondes par coup.
pace-minutes-says = { $minutes } minutes par coup.
pace-days-says = { $days ->
    [one] Un jour par coup : revenez quand vous voulez.
   *[other] { $days } jours par coup : revenez quand vous voulez.
}
waiting-room = Salon d’attente
waiting-title = Qui est à la table ?
dealing-title = On mélange les cartes
dealing-says = L’ordre du paquet dépend de tous les mots à la fois : personne n’a donc pu le choisir.
dealing-seals = D’abord, chaque appareil invente un mot secret et le scelle.
dealing-opens = Tous les mots sont scellés. Maintenant, on les ouvre.
dealing-waits = On attend { $names }.
dealing-left = { $seconds ->
    [0] Le temps est écoulé : la donne est annulée.
    [one] Encore { $seconds } seconde. Ensuite, la donne est annulée et vous pouvez recommencer sans le mot qui manque.
   *[other] Encore { $seconds } secondes. Ensuite, la donne est annulée et vous pouvez recommencer sans le mot qui manque.
}
seats = Places
seat-number = Place { $seat }
seat-open = Place libre
seat-host = Hôte
seat-bot = Bot
seat-away = pas là
seat-word-there = mot reçu
seat-word-missing = mot en route
seat-shares = partage l’appareil avec { $name }
seat-wins = { $wins ->
    [one] { $wins } victoire ce soir
   *[other] { $wins } victoires ce soir
}
name-of-seat = Nom
save-name = Enregistrer
color-of-seat = Votre couleur
any-color = n’importe quelle couleur
sit-here = M’installer ici
sit-another = Ajouter quelqu’un ici
seat-a-bot = Placer un bot
level-of-seat = Niveau du bot
stand-up = Quitter cette place
remove = Retirer
remove-name = Retirer { $name }
remove-sure = Retirer { $name } de la table ?
remove-says = La place redevient libre. Toute personne qui a le code peut s’y installer.
invite = Inviter
invite-others = Inviter à la table { $code }
invite-says = Les autres ouvrent ce lien, ou tapent le code sur la page d’accueil.
invite-code = Code de la table
invite-link = Lien d’invitation
invite-text = Une partie de Glastonbury avec moi ?
invite-qr = Code QR du lien d’invitation
invite-only-here = Pour l’instant, seule cette machine a accès au serveur. Pour jouer avec d’autres sur votre réseau, lancez-le ainsi :
invite-command = glastonbury serve --lan
table-rules = Ce qui est convenu
begin-game = Lancer la partie
begin-ready = Tout le monde est là.
begin-missing = { $open ->
    [one] { $open } place est encore libre : attendez quelqu’un, ou placez-y un bot.
   *[other] { $open } places sont encore libres : attendez du monde, ou placez-y des bots.
}
begin-host = { $open ->
    [0] On attend { $host } pour commencer.
    [one] Il manque encore { $open } personne ; ensuite, { $host } pourra lancer la partie.
   *[other] Il manque encore { $open } personnes ; ensuite, { $host } pourra lancer la partie.
}
begin-somebody = On attend que quelqu’un à la table lance la partie.
begin-sit = Prenez une place pour jouer aussi.
begin-watch = Toutes les places sont prises : vous regardez.
host-watches = L’hôte ne fait que regarder. Toute personne qui a une place peut lancer la partie.
host-watches-and-you-may = L’hôte ne fait que regarder : vous pouvez lancer la partie et placer des bots.
silent-says = La dernière donne a été annulée : un mot n’est pas arrivé à temps ({ $names }). La prochaine se fera sans lui ; la partie est la même, ce mot manquera seulement dans la preuve de la donne.
leave-table = Quitter la table

## Settings

settings-you = Vous
settings-name-says = Il s’affiche à votre place quand vous vous installez. À une table, vous pouvez le changer.
settings-language = Langue
settings-language-says = Tous les textes de la page. Les autres à la table gardent leur langue.
language-own = Comme le navigateur
settings-look = Son et image
settings-theme = Ambiance
theme-dusk = Soir
theme-dusk-says = La boutique le soir : bois sombre et lueur des bougies.
theme-daylight = Jour
theme-daylight-says = La même boutique de jour : lin, chêne et encre, pour les pièces claires.
theme-contrast = Contraste fort
theme-contrast-says = Noir et blanc avec des traits épais, pour mieux voir.
settings-sound = Son
settings-sound-says = On entend les cartes, les pions et le signal de votre tour.
settings-motion = Mouvements
motion-system = Comme l’appareil
motion-off = Aucun
settings-motion-says = Sans mouvements, les pions et les cartes apparaissent tout de suite à leur place.
settings-pace = Rythme des animations
pace-of-slow = Lent
pace-of-normal = Normal
pace-of-fast = Rapide
pace-of-none = Sans
settings-pace-says = La vitesse des pions et des cartes. Un appui met toujours fin à ce qui bouge encore.
settings-labels = Sur les cartes
settings-labels-says = Ce que montrent les cartes : l’image seule, avec la lettre de la couleur, avec leur nom, ou tout en noir et blanc.
settings-playing = Pendant la partie
settings-botPace = Rythme des bots
bot-pace-quick = Rapide
bot-pace-natural = Naturel
bot-pace-slow = Lent
settings-botPace-says = Le temps que les bots attendent avant de jouer, aux tables que vous ouvrirez désormais.
settings-oneTap = Prendre d’un seul appui
settings-oneTap-says = Le premier appui sur une carte la prend. Sinon, il montre où mène la carte, et c’est le second qui la prend.
settings-askCauldron = Question sur le chaudron
settings-askCauldron-says = Avant le décompte : qu’y a-t-il dedans ? De mémoire, pour vous seulement.
settings-notify = Notifications
settings-notify-says = L’appareil vous prévient quand c’est à vous de jouer et que la page est cachée.
settings-notify-denied = Le navigateur n’autorise pas les notifications pour cette page. Vous pouvez changer cela à côté de l’adresse.
settings-notify-none = Ce navigateur ne permet pas de notifications ici : il faut https.
settings-data = Cet appareil et vous
move-device = Passer sur un autre appareil
move-device-says = Un lien transfère vos places, vos parties et vos statistiques sur un autre appareil ; vous pourrez ensuite utiliser les deux. Il marche une seule fois, pendant un jour. Ne le donnez à personne : l’ouvrir, c’est prendre votre place.
move-device-make = Créer un lien
move-device-link = Votre lien
move-device-token-says = Seule cette machine a accès au serveur. Le lien marche ici, dans un autre navigateur.
delete-data = Effacer mes données
delete-data-says = Le serveur oublie votre nom, vos places et vos statistiques.
delete-sure = Effacer tout ce qui vous concerne ?
delete-sure-says = Dans les parties en cours, un bot joue à votre place. Les autres places sont libérées. Votre nom disparaît des parties terminées, qui restent sans lui. Cet appareil oublie ses réglages. Rien de tout cela ne pourra être récupéré.
delete-now = Effacer pour de bon
deleted = C’est fait : tout est oublié.
link-title = Vos places
link-says = On vous a donné un lien vers des places à une table : c’est sans doute vous-même, depuis un autre appareil. Il marche une seule fois. Les reprendre sur cet appareil ?
link-take = Reprendre
link-replace-says = Sur cet appareil, vous avez déjà des places, ici : { $tables }. Si vous continuez, cet appareil y renonce. Aucun autre appareil ne permettra de les retrouver.
link-replace = Renoncer et reprendre
link-empty = Ce lien est incomplet. Copiez-le à nouveau, en entier.
link-not-now = Pas maintenant

## Tutorial

tutorials = Apprendre en jouant
tutorial-first = Vos premiers pas
tutorial-first-says = Une petite partie commentée. Trois minutes.
tutorial-recipes = Avec les recettes
tutorial-recipes-says = Ce qu’elles sont et ce qu’elles rapportent.
tutorial-two = À deux joueurs
tutorial-two-says = Une couleur reste de côté.
tutorial-go-on = Reprendre à l’étape { $step }
tutorial-step = Étape { $step } sur { $steps }
tutorial-leave = Quitter
tutorial-done = Et voilà !
tutorial-first-game = Jouer votre première partie
tutorial-invitation = Vous découvrez le jeu ? Apprenez-le en trois minutes, en jouant.
tutorial-begin = Montrez-moi
tutorial-asked-place = Cette fois, commencez en haut à gauche. Vous verrez pourquoi.
tutorial-asked-take = Cette fois, prenez { $card }. Vous verrez pourquoi.
tutorial-asked-accio = Cette fois, appuyez sur Accio et prenez { $card }. Vous verrez pourquoi.
tutorial-asked-declinatio = Cette fois, utilisez Declinatio. Vous verrez pourquoi.
tutorial-asked-keep = Cette fois, gardez la carte. Vous verrez pourquoi.
tutorial-asked-immuto = Cette fois, choisissez { $ingredient }. Vous verrez pourquoi.
tutorial-first-1 = Bienvenue dans High Street ! Placez votre pion dans le coin en haut à gauche.
tutorial-first-2 = Votre pion avance dans le sens horaire, et vous prenez une carte de la rangée ou colonne où il s’arrête. Prenez { $card } pour votre chaudron.
tutorial-first-3 = Votre carte porte un { $steps } : votre pion a donc avancé de { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}. Prenez { $card } et regardez où son nombre vous mène.
tutorial-first-4 = On ne voit plus que votre carte du sommet : retenez { $beneath }, juste dessous. Prenez { $card }, la troisième de la même sorte.
tutorial-first-5 = Trois cartes de la même sorte : { $now } à la fin ! Un sortilège reste à côté du chaudron et ne recouvre rien : prenez { $card }.
tutorial-first-6 = Une carte seule coûte sa valeur : { $then } pour l’instant. Prenez quand même { $card } : une deuxième effacera la perte.
tutorial-first-7 = Un coin : ici, il n’y a rien à prendre. Utilisez Declinatio et avancez encore du même nombre.
tutorial-first-8 = Vous voilà hors du coin, et Declinatio pourra resservir. Prenez maintenant { $card }, un autre sortilège.
tutorial-first-9 = Accio permet de prendre n’importe quelle carte du carré. Appuyez sur Accio, puis prenez { $card } : à deux, elles ne coûtent plus rien.
tutorial-first-10 = Vanesco ! Vous avez perdu { $lost }. Prenez { $card } pour regarder une fois tout votre chaudron.
tutorial-first-11 = À la fin, Immuto devient l’ingrédient de votre choix, et avec son 0 vous restez sur place. Prenez cette carte.
tutorial-first-12 = Votre pion est resté là : prenez-y encore une carte. { $card } est la quatrième de sa sorte : { $then } !
tutorial-first-13 = Bien plus tard, la pioche est vide et les trous restent. { $card } est la dernière carte de sa colonne : prenez-la, et la partie se termine.
tutorial-first-14 = Vous pouvez garder la dernière carte ou la défausser. Gardez-la : { $kept } avec elle, { $dropped } sans elle.
tutorial-first-15 = Trois ou quatre cartes pareilles rapportent, une carte seule coûte, et votre couleur compte double. { $points } pour vous, { $other } en face : bravo !
tutorial-recipes-1 = Vos deux recettes secrètes : « { $first } » et « { $second } ». Placez votre pion dans le coin en haut à gauche.
tutorial-recipes-2 = Qui a le plus de cartes de la couleur de la première recette gagne un point pour chacune. Prenez donc { $card }.
tutorial-recipes-3 = La seconde recette rapporte { $bonus } si vous y réussissez mieux que tous les autres. Laissez donc le 4 et prenez { $card }.
tutorial-recipes-4 = Bien plus tard, vous dites ce que devient votre carte Immuto. Avec { $ingredient }, elle compte aussi pour votre recette.
tutorial-recipes-5 = Vos recettes ont rapporté { $a } et { $b }. Jusqu’à la fin, personne d’autre ne les connaissait.
tutorial-two-1 = À deux joueurs, une couleur reste de côté, cette fois le { $color }. Placez votre pion dans le coin en haut à gauche.
tutorial-two-2 = On joue donc avec { $cards } cartes sur { $all }. Celles de votre couleur comptent double pour vous : prenez { $card }.
tutorial-two-3 = { $card } compterait double en face. Prenez cette carte avant l’autre joueur.
tutorial-two-4 = { $card } est de la couleur que personne ne joue : même valeur pour vous deux. Prenez-la.
tutorial-two-5 = Aucune carte { $color ->
    [vert] verte
    [bleu] bleue
   *[other] { $color }
} ne viendra, inutile d’en attendre. Tout le reste est comme d’habitude.
first-turn-0 = Réunissez trois ou quatre cartes pareilles. Qui a le plus de points gagne.
first-turn-1 = Le nombre de votre carte du sommet dit de combien vous avancerez.
first-turn-2 = On ne voit que votre carte du sommet : retenez ce qu’il y a dessous.
first-turn-3 = Trois cartes pareilles rapportent des points, une carte seule coûte sa valeur.
settings-countSteps = Aider à améliorer les tutoriels
settings-countSteps-says = Le serveur compte combien de personnes arrivent à chaque étape, sans savoir qui. Non : il n’apprend rien.

## How to play

rules-contents = Sommaire
rules-missing = Les règles n’ont pas pu être chargées. Essayez de recharger la page.
rules-search = Chercher dans les règles
rules-search-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
rules-for-this = Ce qu’en disent les règles
rules-try = À essayer : { $about }
rules-again = Recommencer
rules-first = Vous marchez autour d’un carré de cartes et en prenez une à chaque tour. Son nombre dit de combien vous avancerez ensuite, et elle recouvre ce que vous aviez déjà pris. Rassemblez beaucoup de cartes de peu d’ingrédients, et gardez tout en tête.
rules-goal = But du jeu
rules-goal-1 = Il y a { $ingredients } ingrédients, deux par couleur, et seulement quatre cartes par ingrédient : { $numbers }. Ce que vous prenez va au sommet de votre chaudron. Trois ou quatre cartes d’un ingrédient rapportent des points, deux ne rapportent rien, et une carte seule coûte sa valeur.
rules-goal-2 = Qui a le plus de points à la fin gagne la partie.
rules-goal-drawing = Trois cartes d’un ingrédient rapportent leur somme, { $plus }. Un { $number } tout seul coûte { $minus }.
rules-setup = Le carré
rules-setup-1 = Quatre lanternes marquent les coins d’un carré de six cartes sur six. Les { $cards } autres cartes sont visibles ; le reste forme la pioche.
rules-setup-2 = Autour du carré passe High Street, avec { $stops } arrêts : un à chaque bout des quatre colonnes et des quatre rangées intérieures, et un à chaque coin.
rules-lines-next = Aller à l’arrêt suivant
rules-lines-line = Ici, on prend une carte dans { $line }.
rules-lines-corner = Dans un coin, il n’y a rien à prendre.
rules-begin = Où commencer
rules-setup-3 = À tour de rôle, chacun place son pion dans un coin libre. Vous voyez toutes les cartes pendant que vous choisissez.
rules-setup-4 = Au début, votre chaudron est vide. Un chaudron vide compte comme un { $number }.
rules-try-begin = Touchez un coin libre, puis regardez les premiers tours.
rules-turn = Un tour
rules-turn-1 = À son tour, on fait trois choses, l’une après l’autre. Le nombre que vous prenez dit de combien vous avancerez ensuite : pensez-y, et pas seulement à l’ingrédient.
rules-move = Avancer
rules-move-says = Votre pion avance dans le sens des aiguilles d’une montre, du nombre de pas indiqué au sommet de votre chaudron. C’est obligatoire. Plusieurs pions peuvent se trouver au même arrêt.
rules-take = Prendre
rules-take-says = Prenez une carte de votre choix dans la rangée ou la colonne devant votre pion, et posez-la sur votre chaudron. Les sortilèges, eux, se posent devant vous.
rules-turn-over = Remplacer
rules-turn-over-says = La carte suivante de la pioche comble le trou. Quand la pioche est vide, les trous restent.
rules-try-turn = Touchez une carte de la rangée encadrée : le trait pointillé montre où son nombre vous mène. Touchez-la encore pour la prendre.
rules-corner = Les coins
rules-corner-1 = Si votre pion s’arrête dans un coin, vous ne prenez rien et votre tour est fini. La fois suivante, vous avancez encore du même nombre. Seul le sortilège Declinatio vous en sort aussitôt.
rules-try-corner = Cette carte vous mènerait dans un coin. Prenez-la pour voir, ou cherchez-en une meilleure.
rules-memory = Ce qu’on peut voir
rules-memory-1 = De chaque chaudron, on ne voit que la carte du sommet et le nombre de cartes. Personne ne peut regarder en dessous, pas même dans son propre chaudron : s’en souvenir, c’est tout le jeu. La page montre donc le dernier tour de chacun, et rien de plus ancien.
rules-memory-2 = On peut ouvrir une table avec aide-mémoire : chacun peut alors regarder dans tous les chaudrons.
rules-spells = Les sortilèges
rules-spells-1 = { $count } cartes sont des sortilèges. Elles ne recouvrent pas votre chaudron : votre nombre reste donc le même.
rules-spells-2 = Un seul sortilège par tour. C’est pourquoi on ne peut prendre ni Vanesco ni Perluceo, qui agissent dès qu’on les prend, pendant un tour où l’on utilise Accio ou Declinatio.
rules-spells-3 = Accio et Declinatio peuvent servir dès votre tour suivant.
rules-spell-Ac-uses = { $uses } fois
rules-spell-Ac = Gardez-le. Plus tard, quand vous arrivez devant une rangée ou une colonne, vous pouvez prendre à la place une carte n’importe où dans le carré ; mais ni Vanesco ni Perluceo, et jamais quand vous êtes dans un coin.
rules-try-accio = Appuyez sur Accio, puis prenez la carte de votre choix. Touchez aussi un Vanesco : on vous dira pourquoi il doit rester.
rules-spell-De-uses = { $uses } fois
rules-spell-De = Gardez-le. Quand votre pion s’arrête dans un coin, vous pouvez avancer encore du même nombre et prendre une carte là-bas ; mais ni Vanesco ni Perluceo.
rules-try-declinatio = Votre pion est arrivé dans un coin. Repartez avec Declinatio, ou restez.
rules-spell-Va-uses = aussitôt
rules-spell-Va = Tous les autres joueurs perdent la carte du sommet de leur chaudron. Ces cartes vont sous la pioche, ou hors du jeu si la pioche est vide.
rules-try-vanesco = Prenez le Vanesco et regardez les autres chaudrons.
rules-spell-Pe-uses = aussitôt
rules-spell-Pe = Vous pouvez regarder une fois toutes les cartes de votre chaudron. Leur ordre ne change pas.
rules-try-perluceo = Prenez le Perluceo, et votre chaudron s’ouvre un instant.
rules-immuto = Immuto, la métamorphose
rules-immuto-1 = Il y a { $count } cartes Immuto, avec le nombre { $number }. Quand l’une d’elles est au sommet de votre chaudron, vous restez sur place et prenez encore une carte dans la même rangée ou colonne.
rules-immuto-2 = Au décompte, c’est un joker : la carte s’ajoute à un ingrédient que vous avez déjà. De deux on passe à trois, de trois à quatre. Deux cartes Immuto peuvent s’ajouter au même ingrédient ou à deux ingrédients différents.
rules-try-immuto = Prenez la carte Immuto : votre pion reste là, et vous choisissez encore dans la même rangée.
rules-special = Deux situations particulières
rules-special-1 = Elles sont rares toutes les deux. Il suffit de savoir où les retrouver.
rules-special-spells = Rien que des sortilèges
rules-special-spells-says = Vous quittez un coin avec Declinatio, et toutes les cartes de la rangée ou de la colonne d’arrivée sont des Vanesco ou des Perluceo. Vous ne pourriez en prendre aucune : la partie s’arrête aussitôt.
rules-try-special-spells = Là où Declinatio vous mènerait, il ne reste que des sortilèges qui agissent aussitôt. Essayez pour voir.
rules-special-immuto = Immuto dans un coin
rules-special-immuto-says = Vous êtes dans un coin, et le Vanesco de quelqu’un fait réapparaître une carte Immuto dans votre chaudron. Avec { $number }, vous ne pourriez plus bouger : vous avancez donc du nombre indiqué sur la carte du dessous.
rules-try-special-immuto = Le pion rouge est dans un coin, avec une carte Immuto juste sous la carte du sommet. Prenez le Vanesco et voyez de combien il avance.
rules-end = Fin de partie
rules-end-1 = Quand la pioche est vide, des trous apparaissent. La partie se termine quand quelqu’un prend la dernière carte d’une rangée ou d’une colonne : celle devant le pion, ou celle qui la croise à cet endroit. Les rangées et colonnes du bord ne comptent pas, car elles n’ont pas d’arrêt.
rules-end-3 = Il n’y a pas de dernier tour pour les autres.
rules-last-card = Garder ou défausser
rules-end-2 = Qui prend cette dernière carte peut la garder ou la défausser, selon ce qui est le mieux. Seul Vanesco agit dans tous les cas.
rules-try-last-card = La pioche est vide, et voici la dernière carte de sa colonne. Prenez-la, puis gardez-la ou défaussez-la.
rules-scoring = Décompte des points
rules-example = Un exemple
rules-example-says = Le joueur bleu a :
rules-example-four = quatre cartes bleues : comptées double, plus { $bonus }
rules-example-three = trois cartes
rules-example-two = deux cartes
rules-example-one = une seule carte, bleue, donc comptée double
rules-example-total = Cela fait { $points }.
rules-example-where = Où mettriez-vous une carte Immuto ?
rules-example-none = Pas d’Immuto
rules-example-immuto = Le mieux, c’est avec la carte bleue toute seule : deux cartes ne coûtent rien. Cela fait alors { $points }.
rules-winner = Qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.
rules-recipes = Les recettes
rules-recipes-1 = Si vous le souhaitez, chacun reçoit au début deux recettes, une de chaque type, et ne les montre à personne avant le décompte.
rules-recipe-a = Type A : une couleur
rules-recipe-a-says = Pour l’orange, le violet, le marron, le blanc ou le noir. Si vous avez plus de cartes de cette couleur que tous les autres, chacune rapporte { $each } ({ $four } à quatre joueurs).
rules-recipe-b = Type B : { $points }
rules-recipe-b-says = Si personne d’autre ne fait aussi bien que vous :
rules-recipes-ties = En cas d’égalité, la recette ne rapporte rien. Ce qui compte, c’est le contenu du chaudron à la fin.
rules-recipes-immuto = Immuto et les recettes
rules-recipes-immuto-says = Quand les chaudrons sont ouverts et avant de montrer les recettes, vous choisissez à quel ingrédient s’ajoute chacune de vos cartes Immuto. Elle compte alors comme une carte de cette couleur, pour les recettes aussi.
rules-editions = Les éditions
rules-editions-1 = Le jeu est paru dans plusieurs pays, et les livrets ne comptent pas les recettes de la même façon. Chaque table suit une édition ; tout le reste est pareil.
rules-two = À deux joueurs
rules-two-1 = À deux joueurs, on retire du paquet, avant de mélanger, les { $cards } cartes d’une des deux couleurs que personne ne joue. On peut aussi ouvrir une table avec toutes les couleurs.
why-over = La partie est finie : il n’y a plus rien à prendre.
why-watching = Vous regardez. Seuls ceux qui jouent prennent des cartes.
why-not-your-turn = Ce n’est pas encore à vous.
why-place-first = Choisissez d’abord un coin pour votre pion.
why-corner-taken = Il y a déjà un pion dans ce coin.
why-at-corner = Votre pion est dans un coin, où l’on ne prend rien.
why-keep-first = Décidez d’abord : garder la carte ou la défausser ?
why-immuto-first = Dites d’abord où va votre carte Immuto.
why-corner = Dans un coin, il n’y a pas de carte à prendre.
why-empty = Cet espace est vide.
why-own-line = Cette carte est dans { $line } : prenez-la sans Accio.
why-accio-at-once = Accio ne peut pas prendre un sortilège qui agit aussitôt.
why-declinatio-at-once = Après Declinatio, on ne prend pas de sortilège qui agit aussitôt.
why-by-accio = Cette carte n’est pas dans { $line }. Avec Accio, vous pourriez la prendre.
why-not-in-line = Cette carte n’est pas dans { $line }, devant votre pion.

## The sheet to print

sheet-open = Une feuille à imprimer
sheet-title = En bref
sheet-print = Imprimer
sheet-spells = Les sortilèges
sheet-spell = Sortilège
sheet-cards = Cartes
sheet-uses = Utilisation
sheet-does = Son effet

## About

about = À propos
about-game = Le jeu
about-game-says = Glastonbury est un jeu de cartes de Günter Burkhardt pour deux à quatre joueurs, publié par franjos Spieleverlag à Lichtenau ; une édition plus ancienne s’appelait Kupferkessel Co.
about-unofficial = Ceci est une édition non officielle, faite par des gens qui aiment le jeu. Elle n’a aucun lien avec l’auteur ni avec l’éditeur, elle est gratuite et ne contient ni images, ni textes, ni logos du jeu imprimé : les cartes sont redessinées, et la plupart des ingrédients portent des noms de notre invention. Si elle vous plaît, achetez le jeu.
about-publisher = Vers le site de l’éditeur
about-pictures = Images
about-icons = Les dessins des cartes sont des icônes de Lorc et Delapouite, du site game-icons.net, sous licence Creative Commons Attribution 3.0. Seules les couleurs ont été changées. La rue et les pions sont de nous.
about-icons-link = game-icons.net
about-icons-licence = Licence CC BY 3.0
about-fonts = Polices
about-fonts-says = Toutes sont sous licence SIL Open Font License 1.1.
about-font-by = par { $by }
about-code = Code et données
about-code-says = Le code est libre, sous licence MIT.
about-data-says = Aucun compte n’est nécessaire. Le serveur garde votre nom, vos places et vos parties ; vous pouvez les effacer dans les réglages. Rien n’est envoyé à personne d’autre.

## The table

connection-lost = Pas de connexion. Nouvel essai…
connection-back = Connexion rétablie
table-coming = On s’approche de la table…
table-damaged = Impossible d’ouvrir cette table
table-gone = Cette table n’existe pas
table-gone-explained = Il y a peut-être une faute dans le code { $code }, ou la table n’accepte pas de public, ou personne n’y est venu depuis un mois.
table-gone-home = Retour à l’accueil
not-found = Personne n’habite ici
not-found-says = Il n’y a pas de page à l’adresse { $path }.
not-found-code = Le code d’une table a six ou huit lettres et chiffres. Vérifiez le lien, ou tapez le code sur la page d’accueil.
not-found-maybe = Il y a peut-être une faute dans l’adresse, ou le lien est trop ancien.
no-cookie = Ce navigateur ne garde pas de cookies
no-cookie-says = Grâce à un cookie, la table sait qui joue à quelle place ; il ne contient rien d’autre. Autorisez les cookies pour cette page, puis ouvrez-la à nouveau.
seat-back-title = Ce navigateur a perdu votre place
seat-back-lost = À cette table, vous étiez { $names }. La table reconnaît chacun à un cookie, et celui de ce navigateur a disparu : il a été effacé, ou ceci est une fenêtre privée. La table vous prend donc pour quelqu’un d’autre. Votre place vous attend ; voici comment la retrouver :
seat-back-unknown = La table reconnaît chacun à un cookie. S’il a été effacé, ou si vous êtes dans une fenêtre privée, un autre navigateur ou sur un autre appareil, elle vous prend pour quelqu’un d’autre. Si vous avez une place ici, voici comment la retrouver :
seat-back-device = Là où vous l’avez encore, sur un autre appareil ou dans un autre navigateur : ouvrez les réglages, choisissez « Passer sur un autre appareil », et ouvrez ce lien ici.
seat-back-host = Ou demandez à l’hôte : un appui sur votre nom à la table fait apparaître « Nouveau lien d’accès ». Ouvrez ce lien ici.
seat-back-else = Si c’est vous qui avez ouvert la table, seul le premier moyen est possible.
lost-seats = Ce navigateur a perdu ses places
lost-seats-says = Le cookie auquel les tables le reconnaissaient a disparu. Allez à la table pour voir comment retrouver votre place :
lost-seats-forget = Je n’en ai plus besoin

play-table = Table { $code }
removed-color = Partie sans le { $color }
play-opponents = Les autres
play-choice = Votre choix
play-your-place = Votre place
play-your-turn = À vous de jouer
play-turn-of = À { $name } de jouer
play-turn-of-color = À { $name } de jouer ({ $color })
play-waiting = En attente
play-watch = Regardez
play-nobody = On ouvre les chaudrons
play-sending = Un instant
play-choosing = { $who } choisit
    .you = À vous de jouer
play-moving = { $who } joue
    .you = Vous jouez
play-asked = { $turn }. { $what }
play-no-connection = Pas de connexion
play-reconnecting = On cherche à rejoindre la table…
play-missed = On a joué en votre absence. Seul le dernier tour de chacun est montré.
play-watching = Vous regardez
play-watching-others = { $count ->
    [one] et { $count } autre personne aussi
   *[other] et { $count } autres personnes aussi
}
play-watching-seat = Avez-vous une place ici ?
play-watching-yours = Votre place ?
play-watched = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
play-place = Choisissez un coin pour votre pion
play-place-explained = Votre pion avance dans le sens des aiguilles d’une montre, de deux pas au premier tour. Touchez un coin libre.
play-take-from = Prenez une carte dans { $line }
play-take-any = Accio : prenez la carte de votre choix
play-corner = Votre pion est dans un coin
play-corner-explained = Ici, il n’y a rien à prendre. Declinatio vous permet d’avancer encore du même nombre.
play-declinatio = Utiliser Declinatio
play-declinatio-to = { $steps } pas vers { $line }
play-declinatio-and-end = Utiliser et terminer
play-declinatio-ends = Il n’y a là que des sortilèges, qu’on ne pourrait pas prendre : la partie s’arrêterait aussitôt.
play-stay = Rester, finir le tour
play-immuto-at-corner = { $who } était dans un coin avec une carte Immuto au sommet : un pion ne peut pas y rester, il a donc avancé selon la carte du dessous.
    .you = Vous étiez dans un coin avec une carte Immuto au sommet : un pion ne peut pas y rester, le vôtre a donc avancé selon la carte du dessous.
play-scarce = Plus qu’une carte ici : { $lines }.
play-uses-left = { $uses ->
    [one] { $uses } utilisation restante
   *[other] { $uses } utilisations restantes
}
play-keep-or-drop = Fin de partie. Garder cette carte ou la défausser ?
play-keep-explained = C’était la dernière carte d’une rangée : la partie se termine. Vous pouvez garder cette carte ou la défausser du jeu.
play-keep = Garder
play-drop = Défausser
play-immuto = Où va votre carte Immuto ?
play-immuto-explained = Elle devient une carte de plus de cet ingrédient, avec la valeur 0.
play-immuto-none = Nulle part
play-immuto-does = à la fin, l’ingrédient de votre choix ; d’ici là un 0 : vous restez sur place
play-ingredient-is = Ingrédient { $color }, nombre { $number }
play-immuto-is = À la fin, compte comme l’ingrédient voulu ; nombre 0
play-spell-is = Sortilège : { $does }
play-on-cauldron = va au sommet de votre chaudron
play-then-line = Ensuite : { $steps } pas jusqu’à { $line }
play-then-corner = Ensuite : { $steps } pas jusqu’à un coin, rien à y prendre
play-then-stay = Ensuite, vous restez sur place
play-ends-game = C’est la dernière carte de { $line } : la prendre met fin à la partie.
play-look-at-a-card = Regardez une carte pour voir où elle vous mène.
play-take = Prendre { $card }
play-take-it = Prendre
play-take-and-end = Prendre et terminer
play-choose-first = Choisir une carte
play-accio = Accio : carte au choix
play-accio-short = Accio · { $uses }×
play-back-to = Retour à { $line }
play-bot-level = Bot : { $level }
play-next = Ensuite
play-more-about = En savoir plus sur { $name }
play-moves-next = Avance ensuite
play-moves = avance
play-moves-beneath = selon celle du dessous
play-moves-unknown = ?
play-you-moved = Vous avez avancé
play-moved = A avancé
play-moved-short = avancé
play-no-spells = Aucun sortilège
play-height = { $count ->
    [one] { $count } carte dans le chaudron
   *[other] { $count } cartes dans le chaudron
}
play-last-turn = Dernier tour
play-memory-aid = Dans le chaudron (aide-mémoire)
play-mute = Ne plus l’entendre
play-unmute = L’entendre à nouveau
play-seat-link = Nouveau lien d’accès
play-seat-link-explained = Pour quelqu’un qui n’a plus son appareil. Le lien marche une seule fois, pendant un jour, et tout le monde voit que vous l’avez créé.
play-your-cauldron = Votre chaudron
play-open-cauldron = Regarder dedans
play-recipes = Recettes
play-recipes-of = Recettes : { $name }
play-recipes-hold = Maintenez pour lire. Les autres regardent ailleurs.
play-recipes-toggle = Montrer à { $name } ses recettes, jusqu’au prochain appui. Tous les autres, regardez ailleurs.
play-take-back = Reprendre la main
play-cauldron-empty = Il n’y a rien dedans.
play-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
play-pile-left = dans la pioche
play-pile-low = La pioche s’épuise
play-pile-empty = La pioche est vide
play-look-own = Vous regardez dans votre chaudron
play-look = { $name } regarde dans son chaudron
play-look-for = Pour { $name } et personne d’autre : tous les autres, regardez ailleurs.
play-look-hold = Maintenir pour voir
play-look-done = J’ai tout vu
play-look-toggle = Montrer à { $name } le contenu de son chaudron, jusqu’au prochain appui. Tous les autres, regardez ailleurs.
play-secret = Tous les autres, regardez ailleurs.
play-look-explained = La carte du sommet est la première. Retenez bien tout : vous ne le verrez qu’une fois.
play-look-close = Retour au jeu
play-scoring = Décompte
play-rules = Règles
play-menu = Menu
play-sound = Son
play-one-tap = Prendre une carte d’un seul appui
play-im-back = Me revoilà
play-step-away = M’absenter
play-go-on = Continuer à jouer
play-abandon = Arrêter la partie
play-abandon-sure = Arrêter cette partie ?
play-abandon-at-once = La partie s’arrête maintenant, pour tout le monde à la table. Personne ne gagne, rien n’est compté, et on ne peut pas revenir en arrière.
play-abandon-explained = Les autres apprennent que vous voulez arrêter la partie. Quand tous ceux qui jouent sont d’accord, elle s’arrête : personne ne gagne, et rien n’est compté.
play-abandon-wanted = { $count ->
    [one] { $count } joueur veut arrêter la partie.
   *[other] { $count } joueurs veulent arrêter la partie.
}
play-withdraw = Finalement, continuer
play-resign = Abandonner
play-resign-sure = Abandonner ?
play-resign-explained = La partie s’arrête maintenant, et l’autre joueur gagne. On ne peut pas revenir en arrière.
play-resign-explained-more = Un remplaçant joue pour vous, et vous ne pouvez plus gagner. On ne peut pas revenir en arrière.
play-resign-explained-all = Tous ceux qui jouent sur cet appareil abandonnent. On ne peut pas revenir en arrière.
play-home = Retour à l’accueil
play-home-explained = Votre place reste à vous. Vous retrouverez cette table dans « Vos parties ».
play-say = Dire quelque chose
play-said = { $who } : { $phrase }
    .you = Vous : { $phrase }
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
away-seconds = pas là depuis { $seconds } s
away-minutes = pas là depuis { $minutes } min
away-grace = remplaçant dans { $seconds } s
away-stand-in = remplaçant : { $level }
away-vote = Demander un remplaçant
away-wanted = { $count } voix

card-immuto-label = { immuto }, 0
card-spell-label = { $name }, sortilège
card-stack = { $height ->
    [0] Chaudron vide, avance de 2
    [one] Chaudron de { $height } carte, au sommet : { $top }
   *[other] Chaudron de { $height } cartes, au sommet : { $top }
  }
card-uses = { $name }, { $left ->
    [one] { $left } utilisation restante
   *[other] { $left } utilisations restantes
  }
card-letter-yellow = J
card-letter-green = V
card-letter-red = R
card-letter-blue = B
card-letter-orange = O
card-letter-purple = T
card-letter-brown = M
card-letter-white = C
card-letter-black = N
card-recipe-a = Le plus { $color ->
    [orange] d’orange
    [purple] de violet
    [brown] de marron
    [white] de blanc
   *[black] de noir
}
card-recipe-a-does = plus de cartes { $color ->
    [orange] orange
    [purple] violettes
    [brown] marron
    [white] blanches
   *[black] noires
} que tous les autres
card-recipe-fewest_cards = Le moins de cartes
card-recipe-fewest_cards-does = moins de cartes dans le chaudron que tous les autres
card-recipe-fewest_fours = Le moins de 4
card-recipe-fewest_fours-does = moins de cartes « 4 » dans le chaudron que tous les autres
card-recipe-fewest_spells = Le moins de sortilèges
card-recipe-fewest_spells-does = moins de cartes sortilège utilisées que tous les autres
card-recipe-fewest_spells-collected-does = moins de cartes sortilège récupérées que tous les autres
card-recipe-most_ones = Le plus de 1
card-recipe-most_ones-does = plus de cartes « 1 » dans le chaudron que tous les autres
card-recipe-ended_game = Le mot de la fin
card-recipe-ended_game-does = mettre fin à la partie
card-reward-either = 1 ou 2 par carte
card-reward-either-short = 1–2
card-reward-each = { $points } par carte
card-reward-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

board-label = Le carré : six rangées de six cartes
board-cell = { $cell } : { $card }
board-cell-offered = { $cell } : { $card }. Vous pouvez la prendre
board-cell-ends = { $cell } : { $card }. Vous pouvez la prendre, et la partie se termine
board-empty = { $cell } : espace vide
board-face-down = { $cell } : une carte qu’on retourne
board-leads = Vous mène à { $place } au prochain tour
board-leads-corner = Vous mène dans un coin au prochain tour : rien à y prendre
board-leads-nowhere = Au prochain tour, vous restez sur place
board-corner = { $cell } : coin
board-corner-offered = { $cell } : coin. Vous pouvez commencer ici
board-begin = Commencer au coin { $corner }
board-pawn = { $name } : { $place }
board-ghost = Au prochain tour : { $place }

## Whispers

whisper-ask = Que feriez-vous ?
whisper-else = Et sinon ?
whisper-thanks = Merci
whisper-thinking = Voyons…
whisper-says = Un conseil
whisper-nothing = Je ne vois rien de particulier. Faites-vous confiance !
whisper-best = Mon choix : « { $move } ».
whisper-or = Ou bien « { $move } ».
whisper-by-accio = { $cell } : { $card }, avec Accio
whisper-there = { $count ->
    [one] On y trouve { $ingredient }.
   *[other] On y trouve { $count } fois { $ingredient }.
}
whisper-waits = On y trouve { $card }.
whisper-number_leads = Un { $number } vous mène à { $line }.
whisper-number_rests = Un { $number } vous mène dans un coin : rien à y prendre.
whisper-corner_leads = Du coin { $corner }, vous allez d’abord à { $line }.
whisper-goes_on = De ce coin, vous irez à { $line } : tout de suite avec Declinatio, ou au prochain tour.
whisper-you_have = { $count ->
    [0] Vous n’avez aucune carte { $ingredient }. Une carte seule coûte des points.
    [one] Vous avez { $count } carte { $ingredient }.
   *[other] Vous avez { $count } cartes { $ingredient }.
}
whisper-like_top = Au sommet de votre chaudron : { $ingredient }. Il y en a aussi ici.
whisper-remember = Combien de cartes { $ingredient } avez-vous ? Une carte seule coûte des points.
whisper-starts = Ce serait votre première carte { $ingredient }.
whisper-makes_pair = Ce serait votre deuxième carte { $ingredient } : finis, les points négatifs.
whisper-makes_three = Ce serait votre troisième carte { $ingredient } : { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}.
whisper-completes = Ce serait votre quatrième carte { $ingredient } : { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}.
whisper-matches_top = Elle va avec la carte au sommet de votre chaudron.
whisper-avoids_minus = Cela vous épargne { $points ->
    [one] { $points } point négatif
   *[other] { $points } points négatifs
}.
whisper-gets_immuto = À la fin, elle sera ce qu’il vous faut.
whisper-gets_spell = Un sortilège : { $does }.
whisper-sweeps = { $who } y perd { $card }.
whisper-uses_accio = { $left ->
    [0] Cela coûte votre dernier Accio.
   *[other] Cela coûte un Accio. Il vous en restera { $left }.
}
whisper-uses_declinatio = { $left ->
    [0] Cela coûte votre dernier Declinatio.
   *[other] Cela coûte un Declinatio. Il vous en restera { $left }.
}
whisper-fits_recipe = C’est bon pour votre recette { $recipe }.
whisper-hurts_recipe = Mais c’est mauvais pour votre recette { $recipe }.
whisper-lands_at = Au prochain tour, vous arrivez à { $line }.
whisper-lands_now = Cela vous mène tout de suite à { $line }.
whisper-stays = Au prochain tour, vous restez sur place.
whisper-rests_at = Au prochain tour, vous serez dans un coin : rien à prendre.
whisper-denies = { $who } passe bientôt par ici et la voudrait aussi.
whisper-leaves_to = Mais { $who } peut ensuite prendre { $card }.
whisper-ends_game = La partie se termine alors : vous auriez { $points }, les autres { $others } au mieux.
whisper-ends_uncounted = La partie se termine alors. Je n’ai pas suivi : comptez bien !
whisper-count = { $count ->
    [one] avec { $count } conseil
   *[other] avec { $count } conseils
}

## The end

end-page-title = Table { $table }, fin de partie · Glastonbury
end-about = Table { $table } · partie { $game }
end-scoring = Résumé des points
end-open = Les chaudrons sont ouverts
end-over = La partie est terminée
end-counting = On compte…
end-nameless = Quelqu’un ({ $color })
end-you-win = { $points ->
    [one] Vous gagnez avec { $points } point
   *[other] Vous gagnez avec { $points } points
}
end-you-share = { $points ->
    [one] Victoire partagée : vous et { $others }, avec { $points } point
   *[other] Victoire partagée : vous et { $others }, avec { $points } points
}
end-wins = { $points ->
    [one] { $who } gagne avec { $points } point
   *[other] { $who } gagne avec { $points } points
}
end-share = { $points ->
    [one] Victoire partagée : { $who }, avec { $points } point
   *[other] Victoire partagée : { $who }, avec { $points } points
}
end-resigned-you-win = Vous gagnez : { $who } abandonne
end-you-resigned = Vous abandonnez : { $who } gagne
end-resigned = { $who } gagne par abandon
end-abandoned = La partie a été arrêtée, personne ne gagne
end-evening = Ce soir
end-wins-count = { $wins }
end-winner = Victoire
end-has-resigned = a abandonné
end-total = Total :
end-cards = Cartes
end-ingredient = Ingrédient
end-ingredients = Ingrédients
end-points = { $points }
end-points-head = Points
end-what = Détail
end-double = compte double
end-empty = Rien dans le chaudron
end-idle-immutos = { $count ->
    [one] { $count } carte Immuto non placée.
   *[other] { $count } cartes Immuto non placées.
}
end-not-counted = { $height ->
    [0] Rien dans le chaudron.
    [one] { $height } carte dans le chaudron, non comptée.
   *[other] { $height } cartes dans le chaudron, non comptées.
}
end-count-a = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
end-count-fewest_cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
end-count-fewest_fours = { $count ->
    [0] aucune carte « 4 »
    [one] { $count } carte « 4 »
   *[other] { $count } cartes « 4 »
}
end-count-fewest_spells = { $count ->
    [0] aucun sortilège
    [one] { $count } sortilège
   *[other] { $count } sortilèges
}
end-count-most_ones = { $count ->
    [0] aucune carte « 1 »
    [one] { $count } carte « 1 »
   *[other] { $count } cartes « 1 »
}
end-tied = { $count }, à égalité avec { $others }
end-tied-with = { $who }
    .you = vous
end-tied-all = { $count }, égalité générale
end-missed = { $count } contre { $others }
end-ended-it = réussi
end-ended-by = c’était { $who }
    .you = c’était vous
end-again = Rejouer
end-others-want = { $count ->
    [one] { $who } veut rejouer.
   *[other] { $who } veulent rejouer.
}
end-waiting-for = Vous voulez rejouer. On attend { $who }.
end-withdraw = Finalement, non
end-replay = Revoir la partie
end-record = Télécharger la partie
end-check-deal = Vérifier la donne
end-leave = Quitter la table
end-home = Retour à l’accueil
end-watching = { $open ->
    [0] Vous regardez.
   *[other] Vous regardez. Une place est libre : si les autres veulent rejouer, vous pourrez vous y installer.
}

deal-title = Vérifier la donne
deal-checking = Vérification…
deal-failed = L’enregistrement n’a pas pu être récupéré. Réessayez plus tard.
deal-no-proof = La donne de cette partie n’a pas de preuve : il n’y a rien à vérifier.
deal-how = Votre appareil a récupéré l’enregistrement de la partie et a refait la donne tout seul, sans l’aide du serveur.
deal-step-passed = Juste :
deal-step-failed = Faux :
deal-step-unknown = Inconnu :
deal-commitment = Le secret du serveur
deal-commitment-before = Avant qu’aucun mot ne soit connu, cet appareil a vu l’empreinte du secret du serveur. Le secret révélé à la fin a bien la même empreinte.
deal-commitment-during = Pendant la partie, cet appareil a vu l’empreinte du secret du serveur, et elle correspond au secret. Cet appareil n’était pas là avant la donne ; un autre l’était peut-être.
deal-commitment-unknown = Cet appareil n’a pas vu la donne : il ne peut pas dire si le secret est bien celui qui avait été fixé avant. Demandez à quelqu’un qui était là.
deal-commitment-wrong = Le secret n’est pas celui dont cet appareil a vu l’empreinte. Il a été remplacé.
deal-word = Le mot de votre appareil
deal-word-there = { $count ->
    [one] Le mot de cet appareil, tiré au hasard, a servi à la donne ; il n’y en avait pas d’autre.
   *[other] Le mot de cet appareil, tiré au hasard, fait partie des { $count } mots qui ont servi à la donne.
}
deal-word-unknown = Cet appareil n’a pas donné de mot pour cette donne, ou il l’a oublié.
deal-word-missing = Le mot de cet appareil, tiré au hasard, n’a pas servi à la donne.
deal-players = Qui a commencé
deal-players-same = L’ordre des joueurs découle du secret et des mots, ou la table l’a choisi.
deal-players-different = L’ordre des joueurs ne découle pas du secret et des mots.
deal-deck = Le paquet
deal-deck-same = Les { $count } cartes étaient toutes dans l’ordre qui découle du secret et des mots.
deal-deck-different = Les cartes n’étaient pas dans l’ordre qui découle du secret et des mots.
deal-recipes = Les recettes
deal-recipes-same = Chacun avait les recettes qui découlent du secret et des mots.
deal-recipes-different = Les recettes n’étaient pas celles qui découlent du secret et des mots.
deal-removed_color = La couleur retirée
deal-removed_color-same = La couleur retirée découle du secret et des mots, ou la table l’a choisie.
deal-removed_color-different = La couleur retirée n’est pas celle qui découle du secret et des mots.
deal-verdict-right = Personne n’a choisi l’ordre du paquet
deal-verdict-partly = L’ordre du paquet découle du secret et des mots
deal-verdict-wrong = Cette donne n’est pas juste
deal-proves = Ce que cela prouve : le secret a été fixé avant que les mots soient connus, et les mots avant que le secret le soit. Ni le serveur ni aucun joueur n’a donc pu choisir les cartes.
deal-proves-partly = Ce que cela prouve : les cartes n’ont pas été changées une fois le secret et les mots fixés. Seul un appareil qui a vu l’empreinte avant et qui a donné un mot peut dire que personne ne les a choisies.
deal-proves-wrong = Quelqu’un a modifié la donne ou l’enregistrement.
deal-proves-not = Ce que cela ne prouve pas : que personne n’a regardé. La personne qui gère le serveur peut voir toutes les cartes pendant la partie.
deal-numbers = Les nombres
deal-fingerprint = Empreinte (SHA-256) du secret
deal-secret = Secret
deal-words = Mots des appareils

## The clock by agreement

clock-together = Il faut l’accord de tous ceux qui jouent. Les bots sont toujours d’accord.
clock-watching = Vous regardez. Ceux qui jouent en décident ensemble.
clock-StretchClock = Plus de temps pour tous
clock-StretchClock-says = Deux fois plus de temps pour chaque coup, celui-ci compris.
clock-StopClock = Jouer sans limite
clock-StopClock-says = Dès maintenant, plus personne n’a besoin de se presser.
clock-ask = Demander aux autres
clock-agree = Je suis d’accord
clock-agreed = D’accord : { $who }.
clock-missing = On attend { $who }.
event-StretchClock = { $who } demande plus de temps.
    .you = Vous demandez plus de temps.
event-StretchClock-agreed = Tout le monde est d’accord : on a maintenant deux fois plus de temps par coup.
event-StopClock = { $who } demande à jouer sans limite de temps.
    .you = Vous demandez à jouer sans limite de temps.
event-StopClock-agreed = Tout le monde est d’accord : il n’y a plus de limite de temps.

## Replay

replay-page-title = Table { $table }, partie { $game } · Glastonbury
replay-title = Partie { $game } de la table { $table }
replay-coming = On va chercher la partie…
replay-missing = Cette partie ne peut pas être montrée : elle n’est pas finie, ou elle ne vous est pas ouverte.
replay-failed = Le serveur ne répond pas.
replay-retry = Réessayer
replay-home = Retour à l’accueil
replay-beginning = Le début
replay-nobody-moved = Les cartes sont sur la table. Personne n’a encore joué.
replay-turn = Tour { $first } sur { $count }
replay-turns = Tours { $first }–{ $last } sur { $count }
replay-number = Tour { $turn }
replay-setting-up = Mise en place
replay-scoring = Décompte des points
replay-first = Au début
replay-back = Un pas en arrière
replay-forth = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Tour
replay-controls = Parcourir la partie
replay-all-turns = Tous les tours
replay-cauldrons = Chaudrons
replay-looking = Affichage
replay-pace = Rythme
replay-pace-slow = lent
replay-pace-normal = normal
replay-pace-fast = rapide
replay-eyes = Point de vue
replay-eyes-all = tous, tout visible
replay-eyes-one = { $who }, comme en jeu
replay-more = Plus sur cette partie
replay-ways = Quitter cette page
replay-copy = Copier le lien
replay-copied = Le lien vers ce moment est copié.
replay-not-copied = Copie impossible. Le lien est dans la barre d’adresse.
replay-table = Retour à la table
replay-record = Télécharger
replay-check-deal = Vérifier la donne
replay-deciding = doit choisir
replay-look = Vu avec Perluceo :
replay-player-resigned = a abandonné
replay-abandoned = La partie s’est arrêtée ici.
replay-gave-up = { $who } abandonne ici.
    .you = Vous abandonnez ici.
replay-keys = Touches : ← → un pas, Début et Fin, espace pour la lecture.

# What happened. `.you`: the same, told to the one who did it.

event-somebody = Quelqu’un
event-and = { $some } et { $last }
event-comma = {", "}
event-placed = { $who } choisit le coin { $corner }.
    .you = Vous choisissez le coin { $corner }.
event-moved = { $who } avance de { $stops } pas jusqu’à { $line }.
    .you = Vous avancez de { $stops } pas jusqu’à { $line }.
event-stayed = { $who } reste devant { $line }.
    .you = Vous restez devant { $line }.
event-passed = { $who } est dans un coin et ne prend rien.
    .you = Vous êtes dans un coin et ne prenez rien.
event-declinatio = { $who } utilise Declinatio et avance encore.
    .you = Vous utilisez Declinatio et avancez encore.
event-taken = { $who } prend { $card } en { $cell }.
    .you = Vous prenez { $card } en { $cell }.
event-taken-by-accio = { $who } prend { $card } en { $cell } avec Accio.
    .you = Vous prenez { $card } en { $cell } avec Accio.
event-spell-kept = { $who } pourra utiliser { $card } dès son prochain tour.
    .you = Vous pourrez utiliser { $card } dès votre prochain tour.
event-dropped = { $who } défausse { $card }.
    .you = Vous défaussez { $card }.
event-swept = Vanesco, sous la pioche : { $lost }.
event-swept-away = Vanesco, hors du jeu : { $lost }.
event-swept-one = { $card } ({ $who })
    .you = { $card } (vous)
event-swept-nothing = Vanesco ne trouve rien dans les autres chaudrons.
event-looked = { $who } regarde tout son chaudron.
    .you = Vous regardez tout votre chaudron.
event-turned-over = Nouvelle carte en { $cell } : { $card }.
event-ended-last_card = { $who } prend la dernière carte de { $line } et met fin à la partie.
    .you = Vous prenez la dernière carte de { $line } et mettez fin à la partie.
event-ended-only_spells = Rien que des sortilèges dans { $line } : { $who } met fin à la partie.
    .you = Rien que des sortilèges dans { $line } : vous mettez fin à la partie.
event-opened = Tous les chaudrons sont ouverts.
event-immuto = { $who } ajoute une carte Immuto à l’ingrédient { $ingredient }.
    .you = Vous ajoutez une carte Immuto à l’ingrédient { $ingredient }.
event-immuto-none = { $who } ne place pas sa carte Immuto.
    .you = Vous ne placez pas votre carte Immuto.
event-scored = Les points : { $scores }.
event-score = { $who } { $points }
    .you = vous { $points }
event-turn = { $who } prend { $card } dans { $line }.
    .you = Vous prenez { $card } dans { $line }.
event-turn-by-accio = { $who } prend { $card } avec Accio.
    .you = Vous prenez { $card } avec Accio.
event-turn-declinatio = { $who } prend { $card } dans { $line }, avec Declinatio.
    .you = Vous prenez { $card } dans { $line }, avec Declinatio.
event-turn-dropped = { $who } prend { $card } dans { $line }, puis défausse la carte.
    .you = Vous prenez { $card } dans { $line }, puis défaussez la carte.
event-turn-looked = { $who } prend Perluceo dans { $line }.
    .you = Vous prenez Perluceo dans { $line }.
event-turn-swept = { $who } prend Vanesco dans { $line } : une carte de moins pour { $lost }.
    .you = Vous prenez Vanesco dans { $line } : une carte de moins pour { $lost }.
event-turn-lost = { $who }
    .you = vous
event-turn-swept-nothing = { $who } prend Vanesco dans { $line }.
    .you = Vous prenez Vanesco dans { $line }.
event-tail-ended = {" "}C’est la fin de la partie.
event-Sit = { $who } s’installe.
    .you = Vous vous installez.
event-StandUp = { $who } quitte la table.
    .you = Vous quittez la table.
event-SeatBot = { $who } s’installe.
    .you = Vous vous installez.
event-OfferSeat = L’hôte crée un lien pour rendre sa place à { $who }.
    .you = L’hôte crée un lien pour vous rendre votre place.
event-HandOver = { $who } joue sur un autre appareil.
    .you = Vous jouez sur un autre appareil.
event-Start = { $who } fait distribuer les cartes.
    .you = Vous faites distribuer les cartes.
event-CancelDeal = La donne est annulée : un appareil n’a pas répondu.
    .you = La donne est annulée : un appareil n’a pas répondu.
event-Resign = { $who } abandonne.
    .you = Vous abandonnez.
event-VoteStandIn = On demande un remplaçant pour { $who }.
    .you = On demande un remplaçant pour vous.
event-LetPlay = Un remplaçant joue pour { $who }.
    .you = Un remplaçant joue pour vous.
event-Move = Le temps était écoulé : un remplaçant a joué pour { $who }.
    .you = Le temps était écoulé : un remplaçant a joué pour vous.
event-TakeBack = { $who } est de retour à la table.
    .you = Vous êtes de retour à la table.
event-Abandon = { $who } veut arrêter la partie.
    .you = Vous voulez arrêter la partie.
event-Abandon-agreed = Tout le monde est d’accord : la partie s’arrête là.
event-Rematch = { $who } veut rejouer.
    .you = Vous voulez rejouer.
event-Withdraw = { $who } change d’avis.
    .you = Vous changez d’avis.

## Looking back

review = Retour sur la partie
review-look = Analyser
review-look-at = Retour sur la partie { $game } de la table { $code }
review-making = Le coach relit la partie…
review-progress = Où en est le coach
review-failed = Le coach n’a pas pu terminer.
review-not-yours = Cette page est pour ceux qui ont joué. Les autres la verront quand toute la table l’aura permis.
review-luck-awful = Les cartes étaient contre { $who }.
    .you = Les cartes étaient contre vous.
review-luck-bad = { $who } a eu un peu de malchance.
    .you = Vous avez eu un peu de malchance.
review-luck-even = Les cartes ont été équitables avec { $who }.
    .you = Les cartes ont été équitables avec vous.
review-luck-good = { $who } a eu un peu de chance.
    .you = Vous avez eu un peu de chance.
review-luck-great = Les cartes ont été très favorables à { $who }.
    .you = Les cartes vous ont été très favorables.
review-play-weak = { $who } aurait pu mieux jouer à bien des moments.
    .you = Vous auriez pu mieux jouer à bien des moments.
review-play-fair = { $who } a joué correctement, en laissant filer quelques points.
    .you = Vous avez joué correctement, en laissant filer quelques points.
review-play-well = { $who } a bien joué.
    .you = Vous avez bien joué.
review-play-best = { $who } a joué à merveille.
    .you = Vous avez joué à merveille.
review-account = De quoi est fait le résultat
review-unit = Affiché en
review-unit-share = % de la victoire
review-unit-points = Points
review-zero-share = 0 % : ce qu’obtiendraient des joueurs de même force.
review-zero-points = L’avance sur le meilleur des autres, en points.
review-result = Résultat
review-part-deal = Donne
review-part-deal-says = Ce que valaient la place et le premier carré de cartes.
review-part-luck = Cartes
review-part-luck-says = Ce qu’ont apporté les cartes retournées, comparées à toutes celles qui pouvaient venir.
review-part-own_play = Jeu personnel
review-part-own_play-says = Ce qu’ont coûté les coups joués, chaque fois face au meilleur. Sur une partie entière, cela peut dépasser une victoire.
review-part-others_play = Jeu des autres
review-part-others_play-says = Ce que les coups des autres ont donné ou pris.
review-part-revealed = Révélé
review-part-revealed-says = Les recettes montrées à la fin, et ce que le coach a vu trop tard.
review-explained = Ce que veulent dire ces parts
review-course = Les chances, tour par tour
review-course-says = Les chances de gagner de chacun. Un anneau est un moment à rejouer plus bas.
review-course-see = Voir ce moment
review-course-table = La même chose en tableau
review-course-turn = Tour
review-moments = Trouvez le meilleur coup
review-moments-coming = Le coach essaie encore d’autres coups…
review-moments-found = { $count ->
    [one] { $count } moment à rejouer vous attend plus bas.
   *[other] { $count } moments à rejouer vous attendent plus bas.
}
review-moments-none = Aucun de vos coups n’était vraiment mauvais. Bravo !
review-memory = Mémoire
review-half-life = Dans cette partie, vous avez joué comme quelqu’un qui oublie la moitié des cartes au bout d’environ { $takes ->
    [one] { $takes } carte prise
   *[other] { $takes } cartes prises
} (entre { $low } et { $high }).
review-guess = Vous connaissiez { $right } des { $of } cartes de votre chaudron.
review-net = Jugé par le réseau { $net }, seulement d’après ce qu’on pouvait savoir alors.
review-strangers = Montrer cette page à ceux qui n’ont pas joué
review-strangers-all = Tous ceux qui ont joué le permettent. Personne d’autre ne voit vos moments.
review-strangers-some = Ils la verront quand tous ceux qui ont joué le permettront. Personne d’autre ne voit vos moments.

moment-count = { $at } sur { $count }
moment-where = Table { $table }, partie { $game }
moment-asked = Vous aviez choisi autre chose. Qu’est-ce qui est mieux ?
moment-coming = Chargement du moment…
moment-better = C’est le meilleur coup !
moment-played = C’est ce que vous aviez joué. Essayez autre chose.
moment-other = Le coach ne ferait pas cela non plus. Essayez autre chose.
moment-give = Voir la réponse
moment-skip = Passer
moment-next = Suivant
moment-back = Retour
moment-was-better = Mieux : « { $move } »
moment-was-played = Joué : « { $move } »
moment-cost = { $grade ->
    [slip] Une petite erreur
    [mistake] Une erreur
   *[blunder] Une grosse erreur
} qui a coûté environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
moment-cause-memory = Une question de mémoire : si l’on a oublié quelques cartes, le coup paraît juste.
moment-forgotten = Cela explique environ { $points } de ces points.
moment-cause-judgement = Une question de jugement : quoi qu’on ait oublié, le coup était moins bon.
moment-none = Il n’y en a pas.
moment-over = C’était le dernier.
moment-again = Recommencer
moment-least = Montrer
moment-least-slip = Toutes
moment-least-mistake = Erreurs
moment-least-blunder = Grosses

mistakes = Mes erreurs
mistakes-says = Les moments de vos parties où il y avait mieux à jouer. Ce que vous trouvez revient de plus en plus tard, le reste dès demain.
mistakes-due = { $count ->
    [one] { $count } moment vous attend aujourd’hui.
   *[other] { $count } moments vous attendent aujourd’hui.
}
mistakes-none-due = Rien ne vous attend aujourd’hui. Le prochain revient le { $date }.
mistakes-none = Rien ici pour l’instant : analysez d’abord une partie.
mistakes-all = Tout parcourir
mistakes-look = Analyser les dernières parties
mistakes-look-says = { $count ->
    [one] { $count } partie terminée n’a pas été analysée.
   *[other] { $count } parties terminées n’ont pas été analysées.
}
mistakes-looking = Partie { $at } sur { $count }…
trend = Votre jeu
trend-none = Vous verrez ici comment vous jouez, dès qu’une partie où vous aviez une seule place aura été analysée.
trend-lost = Points perdus par décision
trend-lost-says = Moins il y en a, mieux c’est. En moyenne { $value }.
trend-result = Résultats sans la chance
trend-result-says = La part de la victoire, comme si les cartes avaient été équitables ; 0 % pour des joueurs de même force. En moyenne { $value }.
trend-half-life = Vous oubliez la moitié des cartes au bout d’environ { $takes ->
    [one] { $takes } carte prise
   *[other] { $takes } cartes prises
} (entre { $low } et { $high }).
trend-half-life-none = Combien de temps vous retenez les cartes, on le verra après quelques parties de plus.
trend-guess = Chaudron
trend-guess-of = { $right } sur { $of }
trend-game = Partie
trend-won = Résultat
trend-luck = Cartes
trend-moments = Erreurs
trend-table = Toutes les parties en tableau

guess-title = Qu’y a-t-il dans votre chaudron ?
guess-says = De mémoire, avant le décompte. Prenez votre temps : personne n’attend.
guess-less = { $ingredient } : une de moins
guess-more = { $ingredient } : une de plus
guess-count = Cartes : { $said } sur { $height }
guess-compare = Comparer
guess-skip = Passer
guess-never = Ne plus demander
guess-right = Vous connaissiez { $right } des { $of } cartes
guess-row = { $said ->
    [0] pas dit
   *[other] dit { $said }
}, { $truth ->
    [0] aucune
   *[other] en réalité { $truth }
}
guess-count-on = Passer au décompte

## Keys and descriptions

keys = Touches du clavier
keys-moving = Tab passe d’une partie de la table à l’autre, les flèches vont de carte en carte.
keys-choosing = Entrée choisit une carte, un second appui la prend. Échap annule le choix.
keys-letters = Utiliser ces lettres comme touches
key-keys = Ces touches
key-rules = { how-to-play }
key-whisper = Que feriez-vous ? (contre des bots)
key-now = À qui le tour, et que faire
key-line = Les cartes de ma rangée
key-square = Tout le carré, rangée par rangée
key-tops = Le sommet de chaque chaudron
key-mine = Mes sortilèges et mes recettes
key-turns = Le dernier tour de chacun
describe = Décrire la table
describe-no-turns = Personne n’a encore joué.
describe-no-pawn = { $who } n’a pas encore placé son pion.
    .you = Vous n’avez pas encore placé votre pion.
describe-corner = { $who } est au coin { $corner }. Il n’y a rien à y prendre.
    .you = Vous êtes au coin { $corner }. Il n’y a rien à y prendre.
describe-line = { $who } est devant { $line }. { $cards }.
    .you = Vous êtes devant { $line }. { $cards }.
describe-row = Rangée { $row }. { $cards }.
describe-pile = { $count ->
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
describe-top = { $name } : { $card } au sommet, { $height ->
    [one] { $height } carte
   *[other] { $height } cartes
} dans le chaudron, { $at ->
    [corner] pion dans le coin { $place }
   *[line] pion devant { $place }
}.
describe-empty = { $name } : chaudron vide, { $at ->
    [corner] pion dans le coin { $place }
   *[line] pion devant { $place }
}.
describe-spells = Vos sortilèges : { $spells }.
describe-no-spells = Vous n’avez aucun sortilège.
describe-recipes = Vos recettes : { $recipes }.
labels-icons = Images
labels-letters = Lettres
labels-names = Noms
labels-contrast = Noir et blanc

## Phrases

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-well_done = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-your_turn = À vous !
phrase-one_moment = Un instant
phrase-that_hurt = Ça fait mal !
phrase-again = On remet ça ?
phrase-goodbye = Au revoir !
phrase-smile = Sourire
phrase-laugh = Rire
phrase-surprise = Surprise
phrase-sad = Tristesse
phrase-applause = Applaudissements
phrase-heart = Un cœur

## What went wrong

problem-abandoned = Cette partie n’a pas été jouée jusqu’au bout.
problem-already = C’est déjà fait.
problem-bad_name = Ce nom ne peut pas être affiché. Choisissez-en un de 1 à 24 lettres ou chiffres.
problem-bad_record = Ce n’est pas l’enregistrement d’une partie, ou il n’est pas entier.
problem-bad_seating = Ces places ne vont pas avec cette table. Réessayez.
problem-broken_promise = Le mot n’est pas celui qui était promis. On redistribue les cartes.
problem-clock_runs = Il reste du temps pour ce coup. Le remplaçant ne viendra qu’après.
problem-color_taken = Quelqu’un a été plus rapide : cette couleur est prise.
problem-failed = Quelque chose n’a pas marché sur le serveur. Réessayez dans un instant.
problem-grace_runs = Attendez encore un peu : cette personne peut revenir d’un moment à l’autre.
problem-guessed = Vous avez déjà dit ce qui s’y trouve.
problem-has_seats = Vous avez déjà des places sur cet appareil.
problem-id_taken = Quelque chose s’est embrouillé en route. Réessayez.
problem-illegal = Ce coup n’est pas possible maintenant.
problem-name_taken = Quelqu’un à la table porte déjà ce nom, ou un nom trop semblable.
problem-no_clock = Cette table n’a pas de limite de temps.
problem-no_connection = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
problem-no_game = Cette partie n’existe pas ici.
problem-no_link = Ce lien a déjà servi, ou il date de plus d’un jour. Créez-en un nouveau.
problem-no_seat = La table n’a pas cette place.
problem-no_spectators = Cette table est réservée à ceux qui y jouent.
problem-no_stand_in_needed = Personne n’a besoin d’un remplaçant à cette place.
problem-no_table = Aucune table n’a ce code. Vérifiez-le : il a six ou huit lettres et chiffres.
problem-nobody_to_mute = Il n’y a personne à faire taire à cette place.
problem-nobody_to_replace = Il n’y a personne à remplacer à cette place.
problem-not_allowed = Le serveur ne le permet pas.
problem-not_alone = Quelqu’un d’autre joue ici aussi : les conseils sont réservés aux parties contre des bots.
problem-not_at_table = Vous n’avez pas de place à cette table.
problem-not_found = Il n’y a rien ici.
problem-not_host = Seul l’hôte peut faire cela.
problem-not_kept = Le serveur n’a pas pu l’enregistrer. Réessayez.
problem-not_now = Ce n’est pas possible pour le moment.
problem-not_your_turn = Ce n’est pas à vous de jouer.
problem-not_yours = Cette place est à quelqu’un d’autre.
problem-only_here = Seule cette machine a accès au serveur : il n’y a pas de lien pour les autres.
problem-promises_missing = Certains appareils n’ont pas encore scellé leur mot.
problem-resigned = À cette place, on a abandonné la partie.
problem-seat_taken = Quelqu’un a été plus rapide : cette place est prise.
problem-seats_open = Il reste des places libres.
problem-set_aside = Des données gardées par le serveur sont abîmées. Par précaution, elles ont été mises de côté. La personne qui gère le serveur peut voir ce qui s’est passé ; toutes les autres tables continuent.
problem-stale = La partie a continué entre-temps. Regardez à nouveau.
problem-still_here = Cette personne est encore là.
problem-stranger = Le serveur ne reconnaît plus cet appareil. Rechargez la page.
problem-too_large = C’était trop gros.
problem-too_many = C’était beaucoup à la fois. Attendez un instant.
problem-too_much = Vous avez changé beaucoup de choses ici depuis le dernier coup. Jouez d’abord.
problem-unreadable = Le serveur n’a pas compris. Rechargez la page : elle est peut-être ancienne.
problem-wrong_origin = Cette page ne vient pas du serveur. Ouvrez l’adresse du serveur lui-même.

## The terminal

# Where a pawn stands.

terminal-stop-corner = le coin { $cell }
terminal-stop-above = { $line }, en haut
terminal-stop-right = { $line }, à droite
terminal-stop-below = { $line }, en bas
terminal-stop-left = { $line }, à gauche

# Short words of the drawn table: names of spells are cut after six letters on a card, and what stands beside the
# square has 24 letters a line.

terminal-spell-Ac = Accio
terminal-spell-De = Decl.
terminal-spell-Va = Vanesco
terminal-spell-Pe = Perluceo
terminal-used = util. { $count }
terminal-top-of = au sommet de { $height }
terminal-empty = vide
terminal-passed = rien pris au coin
terminal-swept = { $count ->
    [one] { $count } carte ôtée
   *[other] { $count } cartes ôtées
}
terminal-dropped = défaussée
terminal-edition = { $edition ->
    [fr] édition française
    [it] édition italienne
    [ru] édition russe
   *[en] édition anglaise
}
terminal-recipes = recettes
terminal-without = { $color ->
    [yellow] sans jaune
    [green] sans vert
    [red] sans rouge
   *[blue] sans bleu
}
terminal-memory-aid = aide-mémoire
terminal-pile = pioche { $count }
terminal-cards-and-points = Cartes et points
terminal-to-nothing = Immuto, nulle part

# Told in words.

terminal-told = { $what } : { $told }
terminal-told-pile = Pioche : { $count }.
terminal-told-used = { $count ->
    [one] { $count } sortilège utilisé
   *[other] { $count } sortilèges utilisés
}
terminal-not-placed = pas encore de pion
terminal-placed = { $who } commence dans { $place }.
terminal-recipe = Recette { $sort }
terminal-for-each = { $points ->
    [one] { $points } point pour chacune
   *[other] { $points } points pour chacune
}
terminal-recipes-compared = On compare à la fin avec tous les autres ; à égalité, rien.
terminal-spells = Les sortilèges, un seul par tour
terminal-colors = Les couleurs, chacune avec deux ingrédients a et b

# How to play, all of it on one screen: 17 lines of 80 letters.

terminal-how-1 = Votre pion tourne autour du carré, dans le sens des aiguilles d’une montre. Vous prenez une carte de la rangée ou colonne où il s’arrête, et une nouvelle la remplace. Dans un coin, il n’y a rien à prendre.
terminal-how-2 = Le nombre de la carte prise dit de combien vous avancerez au prochain tour. Tapez ? pour voir où mène chaque carte. Immuto vaut 0 : on reste sur place. Un sortilège ne change pas le nombre. Chaudron vide : on avance de 2.
terminal-how-3 = Les cartes vont sur votre chaudron, seule celle du sommet se voit. Réunissez trois ou quatre cartes du même ingrédient et retenez ce que vous avez : une carte seule coûte sa valeur. Tapez o pour les points et les sortilèges.
terminal-how-4 = Quand la pioche est vide, des trous apparaissent. Qui prend la dernière carte d’une rangée ou colonne marquée d’une lettre ou d’un chiffre met fin à la partie. S’il n’y reste qu’une carte, un ! le signale.
terminal-how-5 = Sur les cartes : le nombre, le signe de la couleur, l’ingrédient (Ra et Rb sont les deux rouges), et la case de celles que vous pouvez prendre. Les lettres autour sont les pions. À côté, pour chacun : carte du sommet, nombre de cartes, sortilèges, dernier tour.

# What to do, and what to type. The tokens of docs/notation.md are understood besides.

terminal-type-stay = rester
terminal-type-declinatio = declinatio
terminal-type-keep = garder
terminal-type-drop = défausser
terminal-type-none = aucun
terminal-yes = oui
terminal-no = non
terminal-yes-or-no = o ou n
terminal-or = { $some } ou { $last }
terminal-place = { $name }, placez votre pion dans un coin. Tapez { $corners }.
terminal-place-recipes = Regardez d’abord vos recettes : r.
terminal-take = { $name }, votre pion est devant { $place }. Prenez-y une carte : tapez sa case.
terminal-take-after = Après Declinatio, ni Vanesco ni Perluceo.
terminal-take-accio = { $uses ->
    [one] Ou avec Accio une carte marquée *, par exemple { $cell }. ({ $uses } utilisation restante)
   *[other] Ou avec Accio une carte marquée *, par exemple { $cell }. ({ $uses } utilisations restantes)
}
terminal-at-corner = { $name }, votre pion est dans { $place } : rien à prendre.
terminal-from-corner = { $uses ->
    [one] Tapez « { $stay } », ou « { $declinatio } » pour avancer jusqu’à { $place }. ({ $uses } utilisation restante)
   *[other] Tapez « { $stay } », ou « { $declinatio } » pour avancer jusqu’à { $place }. ({ $uses } utilisations restantes)
}
terminal-last = { $name }, c’était la dernière carte de { $line } : { $card }. La partie se termine.
terminal-keep = Tapez « { $keep } » ou « { $drop } ».
terminal-immuto = { $which ->
    [first] { $name }, où va votre première carte Immuto ? Tapez un ingrédient, par exemple Ya, ou « { $none } ».
    [second] { $name }, où va votre deuxième carte Immuto ? Tapez un ingrédient, par exemple Ya, ou « { $none } ».
   *[only] { $name }, où va votre carte Immuto ? Tapez un ingrédient, par exemple Ya, ou « { $none } ».
}
terminal-key-leads = où cela mène
terminal-key-overview = points
terminal-key-recipes = recettes
terminal-key-cauldrons = chaudrons
terminal-key-table = table dessinée
terminal-key-how = règles
terminal-key-leave = quitter

# Why not, and whether really.

terminal-cell-empty = { $cell } est vide.
terminal-second-spell = { $card } en { $cell } serait un second sortilège dans ce tour.
terminal-not-in-line = { $cell } n’est pas devant votre pion.
terminal-not-possible = « { $typed } » n’est pas possible maintenant. Possible : { $possible }
terminal-latin = Les cases et les touches s’écrivent avec les lettres simples de a à z.
terminal-takes-accio = { $uses ->
    [one] { $cell } n’est pas devant votre pion : il faut Accio ({ $uses } utilisation restante).
   *[other] { $cell } n’est pas devant votre pion : il faut Accio ({ $uses } utilisations restantes).
}
terminal-ends-last = { $cell } est la dernière carte de { $line } : cela met aussitôt fin à la partie, pour tout le monde.
terminal-ends-spells = Dans { $line }, il n’y a que Vanesco et Perluceo, qu’on ne peut pas prendre : cela met aussitôt fin à la partie, pour tout le monde.
terminal-do-it = C’est bien ce que vous voulez ?

# Where each card leads. Numbers and spells have eleven letters.

terminal-leads = Où cela mène au prochain tour, sauf si un Vanesco s’en mêle
terminal-leads-to = vers { $place }
terminal-leads-corner = vers { $place } : rien à prendre
terminal-leads-stay = sur place : { $place }
terminal-leads-now = tout de suite vers { $place }
terminal-leads-nowhere = le tour s’arrête ici
terminal-leads-end = fin de partie
terminal-leads-accio = Avec Accio
terminal-leads-number = nombre { $number }
terminal-leads-spell = sortilège
terminal-leads-ends = Met fin à la partie : { $cells }

# Pages, and what Enter does.

terminal-thinks = { $name } réfléchit…
terminal-what-happened = Ce qui s’est passé
terminal-all-cauldrons = Tous les chaudrons, carte du fond en premier
terminal-look = Perluceo : { $name } regarde tout son chaudron, carte du fond en premier
terminal-window = Cette fenêtre fait { $width } × { $height } caractères.
terminal-window-needs = Il en faut { $width } × { $height } pour la table.
terminal-enter-larger = Agrandissez-la, puis appuyez sur Entrée
terminal-enter-closes = Entrée pour fermer
terminal-enter-opens = Entrée pour montrer à { $name }
terminal-enter-goes-on = Entrée pour continuer
terminal-enter-points = La partie est finie. Entrée pour voir les points
terminal-enter-recipes = Entrée pour voir les recettes
terminal-enter-ends = Entrée pour finir
terminal-leave = Quitter cette partie ?
terminal-kept = Elle est conservée dans { $path }.
terminal-not-kept = Elle n’est pas enregistrée et sera perdue.
terminal-go-on = Pour continuer : { $command }
terminal-left = Vous avez quitté la partie.
terminal-file-changed = Quelqu’un d’autre a modifié { $path } : ce fichier reste tel quel.
terminal-file-unwritable = Impossible d’écrire dans { $path } : { $reason }

# Before the game.

terminal-ask-players = Combien de joueurs
terminal-ask-people = Combien d’entre eux à ce clavier
terminal-ask-level = Quel niveau pour les bots
terminal-ask-recipes = Avec les cartes recette
terminal-ask-again = Tapez l’une de ces réponses : { $answers }
terminal-bot = { $color } (bot)
