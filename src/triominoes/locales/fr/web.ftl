# Les pages du navigateur hors de la table : l’accueil, une nouvelle partie, rejoindre, parties notées, règles, réglages.

# Toutes les pages
page-home = Accueil
page-skip = Aller au contenu
dialog-close = Fermer
dialog-cancel = Annuler
net-offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
net-failed = Cela n’a pas marché. Réessayez.
fault-match-unknown = On ne sait encore rien de cette partie ici : elle arrive dès que le serveur est joignable.
fault-line = Cette ligne est illisible : elle ne peut pas être notée.
field-less = { $field } : moins
field-more = { $field } : plus
field-range = Un nombre entier de { $low } à { $high }.

# Réglages
settings = Réglages
settings-lang = Langue
settings-text = Taille du texte
settings-text-normal = Normale
settings-text-large = Grande
settings-text-huge = Très grande
settings-theme = Aspect
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contrasté
settings-tints = Couleurs des chiffres
settings-tints-hint = Chaque chiffre a sa couleur. Sans elle, les triominos sont en noir et blanc.
settings-pause = Rythme des autres
settings-pause-none = Sans attendre
settings-pause-short = Rapide
settings-pause-long = Posé
settings-confirm = Confirmer chaque coup
settings-confirm-hint = Un second appui pose le triomino.
settings-sound = Sons
settings-sound-hint = À la table, des notes discrètes : un triomino posé ou pioché, une figure, votre tour.
size-normal = Texte normal
size-large = Grand texte
size-huge = Très grand texte

# Les niveaux des robots, du plus faible au plus fort
level-beginner = Débutant
level-beginner-line = Pose tout ce qui va.
level-easy = Facile
level-easy-line = Laisse passer une place sur trois, et prend la meilleure de celles qu’il voit.
level-medium = Moyen
level-medium-line = Regarde aussi ce qu’il laisse aux autres, mais ne remarque pas toutes les places.
level-hard = Difficile
level-hard-line = Imagine une vingtaine de suites possibles, mais oublie qui a pioché et qui a passé.
level-expert = Expert
level-expert-line = Imagine des dizaines de suites possibles, et se souvient de chaque pioche et de chaque passe.
level-master = Maître
level-master-line = Imagine des milliers de suites possibles, et tire parti de tout ce que font les autres.

# Les règles, chacune en une ligne
rules-french-400 = Règle française, 400 points
rules-french-400-short = Règle française
rules-french-400-line = Le plus fort triple ouvre, on pioche jusqu’à trois fois par tour, premier à 400 points.
rules-pressman = Pressman, 400 points
rules-pressman-short = Pressman
rules-pressman-line = Le plus fort triple ouvre, on pioche jusqu’à pouvoir poser, premier à 400 points.
rules-goliath = Goliath
rules-goliath-line = Un triomino pioché désigne qui commence, avec celui de son choix. On peut toujours piocher. Une manche.
rules-goliath-classic = Goliath Classic
rules-goliath-classic-line = Comme Goliath, toujours avec le jeu classique. Une manche.
rules-tournament = Tournoi Goliath
rules-tournament-line = Comme Goliath Classic, en plusieurs manches, jusqu’à 400 points.
rules-children = Enfants
rules-children-line = Un point par triomino, un peu plus par figure, et jamais de point perdu.

# L’accueil
home-title = On joue ?
home-line = Rien à installer, pas de compte.
home-computer = Jouer contre l’ordinateur
home-more = { $rules } · changer
home-more-plain = Autres règles, autres joueurs…
home-ways = Autres façons de jouer
home-device = Sur un seul appareil
home-device-line = De 2 à 6, on se le passe
home-invite = Inviter quelqu’un
home-invite-line = Un lien, ou un code à dicter
home-join = J’ai un code
home-join-line = Rejoindre une table qui attend
home-replay = Ouvrir une partie notée
home-replay-line = La revoir pas à pas
home-rules = Les règles
home-rules-line = Six règles imprimées, article par article
home-waiting = On attend à la maison
home-waiting-by = Table ouverte par { $name }
home-sit-down = S’asseoir
home-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-games = Vos parties
home-resume = Reprendre
home-tidy = Ranger
home-tidy-done = Terminé
home-remove = Retirer de la liste : { $game }
home-remove-ask = Retirer de la liste : { $game } ?
home-remove-why = La partie n’est pas finie. Sans cette liste, ce navigateur ne retrouvera plus sa place.
home-remove-yes = Retirer de la liste
home-removed = Retirée de la liste.
home-put-back = Remettre
home-all = Voir les { $count }

# Une partie en une ligne
game-with = Avec { $names }
game-bot = l’ordinateur ({ $level })
game-open = une place libre
game-waits = En attente de quelqu’un, code { $code }
game-your-turn = À vous de jouer
game-turn = À { $name } de jouer
game-between = Entre deux manches
game-won = Gagnée
game-shared = Partagée
game-lost = Perdue
game-won-by = Gagnée par { $names }
game-scores = { $own } à { $others }
game-over = Finie

# Une nouvelle partie
new-title = Nouvelle partie
new-who = Qui joue ?
new-rules = Avec quelle règle ?
new-usual = habituelle
new-players = De 2 à { $most } joueurs.
new-read = Lire cette règle
new-more = Plus : règles maison, sans compter
new-bots = Tous les robots installés
new-bots-hint = Outre les six niveaux : des robots pour étudier et comparer, et ceux qui ont été ajoutés ici.
new-changes =
    { $count ->
        [one] { $count } changement
       *[other] { $count } changements
    }
new-printed = Imprimé : { $value }.
new-reset = Comme imprimé, sans changement
new-need-76 = Avec 56 triominos, « { $rules } » se joue à { $most } au plus. Les 76 triominos du jeu à six suffisent pour tous.
new-use-76 = Jouer avec 76 triominos
new-too-many = « { $rules } » se joue à { $most } au plus. Retirez une place, ou choisissez une autre règle.
new-send = Commencer
new-send-line = La partie commence tout de suite.
new-send-open = Inviter
new-send-open-line =
    { $count ->
        [one] Ensuite, un lien et un code pour une personne.
       *[other] Ensuite, un lien et un code pour { $count } personnes.
    }
seat-me = Vous
seat-me-name = Joueur
seat-bot = L’ordinateur
seat-here = Quelqu’un sur cet appareil
seat-open = Quelqu’un par lien
seat-open-line = Dira son nom en arrivant.
seat-number = Joueur { $number }
seat-bot-name = Robot
seat-bot-number = Robot { $number }
seat-kind = Place { $number } : qui joue
seat-name = Place { $number } : nom
seat-level = Place { $number } : force de l’ordinateur
seat-remove = Retirer la place { $number }
seat-add = Ajouter une place

# Les règles maison : comment chacune s’appelle, et ce qu’elle veut dire
rule-said = { $rule } : { $value }
rule-group-match = La partie
rule-group-drawing = Piocher et passer
rule-group-points = Points des figures
rule-group-end = Une manche bloquée
rule-count = Sans compter les points
rule-count-hint = Aucun point : qui pose son dernier triomino le premier a gagné.
rule-target = Points pour gagner
rule-target-hint = Qui les a termine la partie ; on finit la manche en cours.
rule-target-none = Sans objectif
rule-rounds = Manches
rule-rounds-hint = Après autant de manches, la partie est finie.
rule-rounds-none = Sans limite
rule-tiles = Triominos
rule-tiles-hint = Les 76 sont les 56 du jeu classique et leurs 20 triominos inversés.
rule-tiles-56 = 56, le jeu classique
rule-tiles-76 = 76, le jeu à six
rule-hand = Triominos distribués
rule-hand-hint = À chacun, quel que soit le nombre de joueurs.
rule-draws = Pioches par tour
rule-draws-hint = Combien de triominos on peut piocher dans un tour.
rule-draws-any = Sans limite
rule-voluntary = Piocher librement
rule-voluntary-hint = On peut piocher même si un triomino convient.
rule-voluntary-off = Pas de pioche si un triomino convient
rule-empty = Passer, la pioche vide
rule-empty-hint = Combien de points cela coûte.
rule-bridge = Pont
rule-bridge-hint = Un côté et la pointe opposée touchent.
rule-wedge = Coin
rule-wedge-hint = Deux ou trois côtés touchent, près d’un pont.
rule-hexagon = Hexagone
rule-hexagon-hint = Six triominos font un cercle autour d’une pointe.
rule-double = Double hexagone
rule-double-hint = Un triomino ferme deux cercles.
rule-triple = Triple hexagone
rule-triple-hint = Un triomino ferme trois cercles.
rule-opening = Ouvrir avec un triple
rule-opening-hint = En plus de la valeur du triomino.
rule-zero = Ouvrir avec 0-0-0
rule-zero-hint = En plus de ce que rapporte tout triple.
rule-blocked = Quand plus personne ne peut jouer
rule-blocked-hint = Comment la manche se règle.
rule-blocked-fewest = Le moins de triominos gagne
rule-blocked-lowest = Le plus petit total gagne
rule-blocked-smallest = Le plus petit triomino gagne
rule-blocked-all = Chacun perd la valeur de ses triominos
rule-blocked-none = Elle s’arrête simplement

# Rejoindre
join-title = Rejoindre une table
join-code = Le code
join-code-hint = Six lettres et chiffres ; majuscules ou minuscules, c’est pareil.
join-code-missing = Tapez le code que l’on vous a dit.
join-look = Continuer
join-by = { $name } vous invite
join-free = libre
join-house = avec des règles maison
join-back = Retourner à votre place
join-name = Votre nom
join-name-more = Une autre personne sur cet appareil : son nom
join-name-missing = Dites comment vous vous appelez, pour que les autres sachent qui joue.
join-sit = S’asseoir
join-other = Un autre code

# Les parties notées
record-title = Une partie, pas à pas
record-lead = Ouvrez une partie notée : un fichier, un texte, ou faites-la simplement glisser ici.
record-file = Choisir un fichier
record-paste = Ou collez le texte de la partie
record-show = Montrer
record-drop = Lâchez pour ouvrir la partie
record-other = Ouvrir une autre partie
record-too-long = La partie notée est trop longue : 512 kilo-octets au plus.
record-faults =
    { $count ->
        [one] Quelque chose ne va pas dans la partie notée :
       *[other] { $count } choses ne vont pas dans la partie notée :
    }
record-more-faults =
    { $count ->
        [one] Et { $count } autre.
       *[other] Et { $count } autres.
    }
record-at = Ligne { $line }, colonne { $column }
record-cut = La partie est plus longue ; voici ses premiers pas.
record-game = Partie
record-game-of = { $game } sur { $games }
record-seats = Joueurs, scores et triominos
record-turn = à son tour
record-hand =
    { $count ->
        [one] { $count } triomino
       *[other] { $count } triominos
    }
record-unknown = triomino inconnu
record-board =
    { $tiles ->
        [0] Le plateau est vide.
        [one] Le plateau, { $tiles } triomino.
       *[other] Le plateau, { $tiles } triominos.
    }
record-last = { $tile }, posé en dernier
record-not-known = On ne sait pas où sont posés les triominos.
record-steps = Tous les pas
record-round = Manche { $number }
record-before = Avant la première manche
record-step = Pas
record-step-of = Pas { $step } sur { $steps }
record-back = Un pas en arrière
record-next = Un pas en avant
record-round-back = Manche précédente
record-round-next = Manche suivante
record-play = Lecture
record-pause = Pause
record-pace = Vitesse
record-pace-slow = Lent
record-pace-normal = Normal
record-pace-fast = Rapide
record-keys = ← → pas, Page précédente et suivante pour les manches, Début et Fin

# Les règles
book-title = Les règles
book-lead = Les règles imprimées se contredisent. En voici six, chacune avec sa source et ce qu’elle ne dit pas.
book-all = Toutes les règles
book-unknown = Il n’y a pas de règles de ce nom. Voici toutes celles qui existent :
book-set = Règle
book-compare = Comparer avec
book-compare-none = rien
book-two = { $first } et { $second }
book-with-house = { $rules }, règles maison
book-source = Source : { $title }. Ce qu’elle ne dit pas est marqué comme une lecture.
book-house-line = Avec des règles maison : { $text }
book-house = Règle maison
book-reading = Lecture
book-absent = Rien à ce sujet.
book-same =
    { $count ->
        [one] Montrer aussi l’article identique
       *[other] Montrer aussi les { $count } articles identiques
    }
book-all-same = Tous les articles sont identiques.
book-chapter-start = Avant de jouer
book-chapter-opening = Qui commence
book-chapter-turn = Un tour
book-chapter-points = Les points
book-chapter-end = La fin d’une manche
book-chapter-match = La partie
