# La page de la table : ce qui entoure le plateau.

table-title = Table
name-you-here = Vous
missing-title = Cette table n’est pas ici
missing-seat = Ce navigateur n’a pas de place à cette table. Demandez le lien à qui vous a invité, ou commencez une nouvelle partie.

# Le bandeau et le but
goal-target = partie en { $points }
goal-rounds =
    { $count ->
        [one] une manche
       *[other] { $count } manches
    }

# Les joueurs
seats-label = Joueurs
seat-tiles =
    { $count ->
        [one] { $count } triomino
       *[other] { $count } triominos
    }
seat-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-away = pas là
seat-turn = Joue maintenant

# La phrase au-dessus des triominos
line-opening = On met la table…
line-lost = Pas de connexion. Rien n’est perdu, la partie reprendra.
line-back = La connexion est revenue.
status-your-turn = À vous de jouer.
status-turn-of = À { $name } de jouer.
status-away = On attend { $name }, qui n’est pas là.
status-reel = Entre-temps :
status-places =
    { $count ->
        [0] Aucune place.
        [one] { $count } place.
       *[other] { $count } places.
    }
status-choose =
    { $count ->
        [one] Un seul triomino convient : touchez-le.
       *[other] { $count } triominos conviennent : touchez-en un.
    }
status-fits =
    { $count ->
        [one] { $tile } va à une place : touchez-la.
       *[other] { $tile } va à { $count } places : touchez-en une.
    }
status-turn-tile = Tournez { $tile } comme vous voulez, puis touchez sa place.
status-draw = Aucun triomino ne convient : piochez.
status-sum = { $how } = { $points }
status-points =
    { $points ->
        [one] { $points } point, { $how }
       *[other] { $points } points, { $how }
    }
confirm-ask = Poser { $what } ? { $how }

# Les triominos
rack-title = Mes triominos
rack-empty = Plus de triomino.
tile-label = { $tile }, { $places }
tile-places =
    { $count ->
        [0] aucune place
        [one] { $count } place
       *[other] { $count } places
    }
tile-none = aucune
tile-chosen = { $tile } choisi.
tile-no-place = { $tile } ne va nulle part pour le moment : aucun côté libre ne montre deux de ses chiffres dans cet ordre.
tile-not-first = { $tile } ne peut pas ouvrir cette manche : un autre triomino passe d’abord.
tile-moved = { $tile } est maintenant le numéro { $place } sur { $count }.
order-value = Triominos rangés par valeur.
order-hand = Triominos dans votre ordre.
sound-on = Avec les sons.
sound-off = Sans les sons.
drop-no-place = { $tile } ne va pas là. Les places marquées sont libres.
drop-not-now = Ce n’est pas encore à vous : { $tile } reste en main.

# Ce qu’on peut faire
press-draw = Piocher
press-left =
    { $count ->
        [0] plus aucun
        [one] reste { $count }
       *[other] reste { $count }
    }
press-pass = Passer
press-undo = Annuler
press-skip = Avancer
press-turn = Tourner le triomino
press-lay = Poser { $tile }
press-sheet = Feuille de score
press-last = Dernier coup
press-next-round = Manche { $number }
press-rematch = Revanche
press-rematch-join = Rejoindre la revanche
seconds = { $count } s

# Le plateau
board-title = Plateau
board-label =
    { $tiles ->
        [0] Plateau, encore vide
        [one] Plateau, { $tiles } triomino
       *[other] Plateau, { $tiles } triominos
    }{ $places ->
        [0] { "" }
        [one] , { $places } place
       *[other] , { $places } places
    }
board-tile = { $tile }
board-tile-last = { $tile }, posé en dernier
board-dead = Plus rien ne peut aller ici
board-more =
    { $side ->
        [north] encore { $count } au-dessus
        [south] encore { $count } au-dessous
        [east] encore { $count } à droite
       *[west] encore { $count } à gauche
    }
place-label =
    { $points ->
        [one] { $what } : { $points } point, { $how }
       *[other] { $what } : { $points } points, { $how }
    }
place-label-plain = { $what }, { $how }
zoom-label = Vue
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout le plateau
zoom-follow = Suivre le jeu

# Tous les coups, et ce qui a été joué
side-label = Joueurs et coups
moves-title = Tous mes coups
moves-draw = Piocher
moves-none = Il n’y a pas de coup pour le moment.
moves-later = Vos coups seront ici quand ce sera à vous.
log-title = Joués
log-draw = une pioche
log-draw-tile = pioche : { $tile }
log-pass = tour passé
log-pass-forced = tour passé, faute de mieux
log-hold = reste : { $tiles }
log-why = { $points }. Pourquoi ? { $say }

# À quoi sont dus les points : dans une bulle, et dans une ligne de la feuille
award-name-opening = ouverture
award-name-zero = 0-0-0
award-name-bridge = pont
award-name-wedge = coin
award-name-hexagon = hexagone
award-name-double-hexagon = double hexagone
award-name-triple-hexagon = triple hexagone
award-name-out = sortie
award-name-hands = triominos des autres
award-name-own = triominos restants
award-name-adjust = d’un commun accord
tally-tile = Triominos posés
tally-opening = Ouverture
tally-zero = Ouverture avec 0‑0‑0
tally-bridge = Pont
tally-wedge = Coin
tally-hexagon = Hexagone
tally-double-hexagon = Double hexagone
tally-triple-hexagon = Triple hexagone
tally-out = Sortie
tally-hands = Mains des autres
tally-own = Triominos restants
tally-draw = Pioches
tally-pass = Tours passés
tally-adjust = D’un commun accord
tally-round = Manche { $number }
tally-round-running = Manche { $number }, en cours
tally-sum = En tout
tally-total = Total
tally-empty = Il n’y a pas encore de points.

# La fin d’une manche et de la partie
round-over = La manche { $number } est finie
hands-title = Restés en main
chart-title = D’une manche à l’autre
chart-label = Totaux après chaque manche. { $totals }
end-board = Regarder le plateau
end-back = Revenir au résultat
end-step = Revoir coup par coup
match-you = Vous gagnez la partie !
match-won =
    { $count ->
        [one] { $names } gagne la partie
       *[other] { $names } se partagent la victoire
    }
match-nobody = La partie est finie, sans gagnant

# Pourquoi ces points
why-loading = Pourquoi ?
why-title =
    { $points ->
        [one] Pourquoi { $shown } point ?
       *[other] Pourquoi { $shown } points ?
    }
why-board = Les triominos qui comptent, sur le plateau
why-digits = Les chiffres de { $tile }
why-clause = Lire la règle

# Ce qui n’est pas encore posé
out-title =
    { $count ->
        [one] { $count } triomino encore caché
       *[other] { $count } triominos encore cachés
    }
out-hint = Dans la pioche ou dans la main d’un autre : on ne sait pas.

# Le menu
menu-title = Menu
menu-undo = Reprendre mon dernier coup
menu-out = Triominos encore cachés
menu-dead = Marquer les places mortes
menu-dead-hint = Hachurées : aucun triomino encore caché ne peut y aller.
menu-sort = Ranger mes triominos par valeur
menu-sort-hint = Sinon, ils restent comme vous les avez rangés.
menu-rules = Règle de cette table
menu-record = Télécharger la partie
menu-resign = Abandonner
menu-home = Accueil
menu-home-hint = Vous pourrez revenir à tout moment.
resign-title = Abandonner cette partie ?
resign-text =
    { $others ->
        [one] La partie s’arrêtera là, et l’adversaire la gagnera. On ne peut pas revenir dessus.
       *[other] Vos triominos seront montrés et les autres continueront sans vous. On ne peut pas revenir dessus.
    }
resign-yes = Abandonner
resign-no = Continuer à jouer

# Plusieurs personnes sur un appareil
cover-title = Passez l’appareil à { $name }
cover-why = D’ici là, on ne voit les triominos de personne.
cover-go = C’est moi, { $name }

# On attend du monde
lobby-title = On attend des joueurs
lobby-hint = Qui a le lien ou le code peut s’asseoir à la table.
lobby-only-here = Ce lien ne marche que sur cet ordinateur. Pour les autres appareils de la maison, il faut lancer le serveur avec --lan.
lobby-code = Code
lobby-link = Lien
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share = Partager
lobby-share-title = Venez jouer aux Triominos avec moi
lobby-qr = Le lien en image, pour l’appareil photo d’un téléphone
lobby-free = Place libre
lobby-here = présent

# L’aide
keys-title = Touches
keys-play = Touchez un triomino, puis une de ses places ; ou faites-le glisser. La liste de tous les coups fait la même chose. Au clavier :
keys-group-rack = Triominos
keys-group-board = Plateau
keys-group-game = Jeu
keys-board = Aller au plateau
keys-digits = Choisir un triomino
keys-rack-walk = D’un triomino à l’autre
keys-rack-sort = Déplacer le triomino
keys-order = Par valeur, ou dans votre ordre
keys-turn = Tourner le premier triomino
keys-board-walk = D’un triomino à l’autre par un côté
keys-places = Place suivante, précédente
keys-last = Dernier coup
keys-lay = Poser le triomino
keys-zoom = Plus grand, plus petit, tout le plateau
keys-follow = Suivre le jeu
keys-draw = Piocher
keys-undo = Reprendre
keys-moves = Liste de tous les coups
keys-sheet = Feuille de score
keys-status = Réentendre ce qu’il y a à faire
keys-sound = Avec ou sans les sons
keys-escape = Avancer, ou lâcher le triomino
keys-help = Cette aide
