# The arena, where bots play bots: its help page, its errors, and the tables that it prints.

# The help page
help-bots = ROBOTS…
help-elos = ELO0 ELO1
help-numbers = NOMBRES
help-arena = Fait jouer des robots entre eux et mesure lequel est le meilleur. Chaque donne est jouée une fois à partir de chaque disposition des places, si bien que la chance de la donne s’annule ; le même texte de départ (--seed) donne les mêmes résultats, quel que soit le nombre de processus. Ctrl-C arrête ; avec --out on peut reprendre.
help-arena-short = Mesurer des robots l’un contre l’autre.
help-arena-players = Les robots, un par place, par exemple « strong greedy » ou « greedy random random » ; avec des nombres comme dans « strong:rollouts=100 ». Un robot nommé plusieurs fois compte pour un seul.
help-arena-rules = La règle du jeu ; « triominoes rules » en donne la liste. Sinon : french-400.
help-arena-house = Une règle maison, comme target=300 ou wedge=0. À répéter pour chaque règle.
help-arena-deals = Combien de donnes sont jouées. Sinon : 100.
help-arena-seed = Un texte quelconque : le même texte redonne les mêmes triominos. Sinon : arena.
help-arena-matches = Jouer des parties entières ; sinon une donne est une manche.
help-arena-pool = Faire jouer chaque robot contre chaque autre, et les classer.
help-arena-sprt = S’arrêter dès qu’il est clair si le premier robot est meilleur de ELO1 plutôt que de ELO0, par exemple 0 10.
help-arena-workers = Combien de processus jouent. Sinon : un par cœur du processeur.
help-arena-cluster = L’adresse d’une grappe Dask qui joue à leur place.
help-arena-out = Un fichier pour les résultats, écrit après chaque tâche. La même commande reprend où elle s’est arrêtée ; plus de donnes la prolongent.
help-arena-records = Un dossier pour les parties notées des donnes nommées par --record-deals.
help-arena-record-deals = Les donnes à noter, par exemple 3,7-9 ; elles comptent à partir de 0.
help-arena-plot = Un fichier pour une image de la différence au fil des donnes, par exemple running.svg ou running.png.
help-arena-show = Afficher les tableaux d’un fichier de résultats ; rien n’est joué.

# Errors
error-arena-show = --show affiche ce qui a été mesuré : cette option ne va pas avec des robots.
error-arena-sprt = --sprt demande deux différences Elo de { $most } au plus, la plus petite d’abord.
error-arena-sprt-pool = --sprt compare le premier robot aux autres ; dans un tournoi il n’y a pas de tel test.
error-arena-number = { $option } demande un nombre à partir de 1.
error-arena-records = --records et --record-deals vont ensemble : un dossier, et les donnes qui y vont.
error-arena-deals = « { $text } » n’est pas une liste de donnes comme 3,7-9.
fault-arena-alone = L’arène demande au moins deux robots différents.
fault-arena-package = Il faut pour cela un paquet qui n’est pas installé : installez triominoes avec son extra « { $extra } ».
fault-arena-cluster = Aucune grappe ne répond à l’adresse { $address } : { $problem }.
fault-arena-file = { $file } ne contient pas de résultats de l’arène : { $problem }.
fault-arena-other = { $file } contient les résultats d’une autre mesure ({ $what }). Nommez un autre fichier, ou donnez les mêmes arguments.
fault-arena-worker = Un processus de travail s’est arrêté, peut-être faute de mémoire. Ce qui est dans le fichier de résultats y reste ; moins de --workers en demandent moins.
fault-arena-picture = { $file } n’est pas un fichier d’image : son nom se termine par l’un de { $known }.

# The tables
arena-seed = départ « { $seed } »
arena-deals =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $games } parties chacune
arena-points = Points par manche
arena-rounds-won = Manches gagnées
arena-matches-won = Parties gagnées
arena-adjusted = chance ôtée
arena-ratings = Classement
arena-axis = donnes
arena-thinking = Réflexion
arena-decisions = décisions
arena-starting = Les robots se préparent …
arena-running = { $points } par manche, { $won } gagnées
arena-sprt-better = C’est { $elo1 } Elo plutôt que { $elo0 }.
arena-sprt-not = C’est { $elo0 } Elo plutôt que { $elo1 }.
arena-sprt-open = C’est indécis.
arena-stopped = Arrêté. Avec --out, la même commande reprend d’ici.
