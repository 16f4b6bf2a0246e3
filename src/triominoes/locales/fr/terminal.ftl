# La table dans un terminal.

# Le nom de qui n’en a pas donné ; le second seulement dans les listes de points
name-person = Joueur { $number }
name-you = Vous

# Les mots des commandes ; les mots anglais sont compris dans toutes les langues
word-draw = piocher
word-pass = passer
word-why = pourquoi
word-scores = scores, points
word-board = plateau
word-undo = annuler, retour
word-save = enregistrer, sauver
word-help = aide, ?
word-quit = quitter

# Ce que font les commandes
do-draw = piocher un triomino
do-pass = passer
do-why = d’où viennent les derniers points, et selon quelle règle
do-scores = la feuille de score
do-board = le plateau entier
do-undo = revenir à votre dernière décision
do-save = où la partie est notée ; avec un nom de fichier, une copie à cet endroit
do-help = cette liste
do-quit = partir ; la partie pourra être reprise plus tard
turn-help = Tapez le numéro d’un coup, ou un de ces mots (les premières lettres suffisent) :
placement-help = Un coup peut aussi s’écrire comme dans une partie notée : 150@e4s1 pose les chiffres 1, 5, 0, lus dans le sens horaire depuis la pointe, 4 colonnes à l’est et 1 rangée au sud du premier triomino.

# La partie commence
match-rules = Règle du jeu : { $rules }
level-of = { $name } : { $line }
help-hint = « aide » dit ce que vous pouvez taper.
dumb-hint = « plateau » dessine le plateau.

# Un tour
turn-title = Manche { $number } : { $name }
turn-title-you = Manche { $number } : à vous de jouer
turn-score = { $name } { $score } ({ $tiles ->
        [one] { $tiles } triomino
       *[other] { $tiles } triominos
    })
turn-well = pioche { $tiles }
rack = Vos triominos : { $tiles }
moves-heading = { $count ->
        [one] Vous avez un seul coup :
       *[other] Vous avez { $count } coups :
    }
move-play = { $tile } { $place } ({ $text })
move-open = { $tile } ({ $text })
move-points = { $move } : { $points }
move-draw = piocher
move-pass = passer
question = Votre coup ?

# Le plateau
board-unknown = On ne sait pas où sont posés les triominos.
board-empty = Aucun triomino n’est encore posé.
board-cropped = Voici { $shown } triominos sur { $tiles }, autour du dernier. « plateau » les dessine tous.
board-clipped = Voici { $shown } triominos sur { $tiles } : la fenêtre est trop étroite pour les autres.

# Ce qui n’est pas compris
unknown-word = « { $text } » n’est ni un coup ni une commande : tapez un numéro de la liste, ou « aide ».
unknown-number = Il n’y a pas de coup { $number } : la liste s’arrête à { $count }.

# Pourquoi, annuler, enregistrer, quitter
why-none = Il n’y a pas encore de points à expliquer.
undone = Retour à votre dernière décision.
saved-at = Chaque coup est noté dans { $file } dès qu’il est joué.
saved-copy = La partie est copiée dans { $file }.
save-exists = Il y a déjà un fichier { $file } ; il reste comme il est.
save-failed = La partie ne peut pas être copiée dans { $file } : { $why }
leaving = Au revoir ! Rien n’est perdu. Pour reprendre la partie :

# Plusieurs personnes devant un écran
hand-over = Passez l’appareil à { $name }. { $name }, appuyez sur Entrée :

# La fin d’une manche et de la partie
round-next = Appuyez sur Entrée pour la manche suivante :
sheet-round = Manche
match-record = La partie est notée dans { $file }.

# Une partie notée pas à pas
replay-at = { $step } sur { $steps }
replay-question = Entrée : suite · p : retour · numéro : y aller · q : fin
replay-unknown = Tapez un numéro de 1 à { $steps }, n pour la suite, p pour revenir d’un pas, ou q.
replay-seat = { $name } { $score } : { $tiles }
replay-empty = Il ne se passe rien dans { $file }.
