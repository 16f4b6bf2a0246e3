# The facts of the game: the help page of “stats”, its errors, and its table.

# The help page
help-stats = Joue un grand nombre de manches dans le noyau compilé, toutes les places selon la même stratégie simple, et affiche les données du jeu : points, longueur, choix, figures, avantage de qui commence, manches bloquées et nombre de manches par partie, avec les erreurs types. Le même texte de départ (--seed) donne les mêmes nombres, quel que soit le nombre de processus.
help-stats-short = Afficher les données du jeu, tirées de nombreuses manches.
help-stats-rules = La règle du jeu ; « triominoes rules » en donne la liste. Sinon : french-400.
help-stats-house = Une règle maison, comme target=300 ou wedge=0. À répéter pour chaque règle.
help-stats-players = Combien de joueurs. Sinon : 2.
help-stats-rounds = Combien de manches sont jouées. Sinon : 100000 ; 500 là où Numba manque.
help-stats-seed = Un texte quelconque : le même texte redonne les mêmes triominos. Sinon : facts.
help-stats-policy = La stratégie de toutes les places : greedy, random ou static. Sinon : greedy.
help-stats-workers = Combien de processus jouent. Sinon : autant qu’il est utile, au plus un par cœur du processeur.
help-stats-json = Afficher un objet JSON au lieu d’un tableau ; il contient aussi les fréquences.
help-stats-plot = Un fichier pour une image des points, des tours et des manches par partie, par exemple facts.svg ou facts.png.

# Errors
error-stats-rounds = --rounds demande un nombre de 1 à { $most }.
error-stats-policy = Il n’y a pas de stratégie « { $name } » ; il y a { $known }.
fault-facts-worker = Un processus de travail s’est arrêté, peut-être faute de mémoire ; moins de --workers en demandent moins.
facts-plain = Le noyau n’est pas compilé ici, car Numba manque ou est désactivé : une manche dure des centaines de fois plus longtemps, on en joue donc moins.

# The table
facts-played = { $players } joueurs, { $policy }
facts-rounds =
    { $rounds ->
        [one] { $number } manche
       *[other] { $number } manches
    }
facts-mean = moyenne
facts-error = erreur
facts-each = écart type
facts-points = Points d’un joueur par manche
facts-opener = Avance en points de qui commence
facts-turns = Tours par manche
facts-tiles = Triominos posés par manche
facts-draws = Triominos piochés par manche
facts-passes = Tours passés par manche
facts-empty = Tours commencés la pioche vide
facts-out = Manches finies par une main vide
facts-blocked = Manches bloquées
facts-places = Coups possibles, là où il y en a
facts-forced = Un seul coup possible
facts-most = Le plus de coups possibles
facts-bridge = Ponts par manche
facts-wedge = Coins par manche
facts-hexagon = Hexagones par manche
facts-double = Doubles hexagones par manche
facts-triple = Triples hexagones par manche
facts-match-rounds = Manches par partie
facts-match-turns = Tours par partie
facts-shared = Parties gagnées à plusieurs
