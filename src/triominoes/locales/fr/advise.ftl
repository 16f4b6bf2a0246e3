# Advice: its help page, its errors, and what it prints.

# The help page
help-advise = Demander conseil au joueur fort sur une position, ou sur un moment d’une partie notée : chaque coup avec ce qu’il peut rapporter, et les triominos que les autres ont peut-être. Il ne sait rien de plus que la place dont c’est le tour.
help-advise-short = Demander conseil au joueur fort.
help-advise-where = Une position sur une ligne, ou le fichier d’une partie notée ; « - » lit l’une ou l’autre sur l’entrée standard.
help-advise-at = Le pas de la partie notée après lequel demander, comme « triominoes replay » les compte. Sinon : le dernier.
help-advise-ms = Combien de millisecondes il réfléchit. Sinon : 1000.
help-advise-rollouts = Dans combien de mondes il joue la suite, au lieu de --ms : avec le même nombre et le même texte de départ, le conseil est le même sur tout ordinateur.
help-advise-seed = Un texte quelconque : un autre texte, un autre hasard. Sinon : advice.
help-advise-json = Afficher un objet JSON.

# Errors
error-advise-position = --at désigne un pas d’une partie notée ; une position n’en a pas.
error-advise-at = Il n’y a pas de pas { $at } : ils vont de 1 à { $steps }.
error-advise-step = Après le pas { $step }, ce n’est à personne de jouer ; après le pas { $later }, si.
error-advise-end = Après le pas { $step }, ce n’est à personne de jouer : il n’y a rien à conseiller.
error-advise-fault = Le pas { $step } de la partie notée contredit les règles ; « triominoes check » dit pourquoi.
error-advise-budget = --ms et --rollouts disent tous deux combien réfléchir : n’en donnez qu’un.
error-advise-number = { $option } demande un nombre de 1 à { $most }.
fault-advise-turn = Ce n’est à personne de jouer ici : il n’y a rien à conseiller.
fault-advise-board = On ne sait pas où sont les triominos : aucun coup ne peut être jugé.
fault-advise-hand = On ne connaît pas les triominos de qui doit jouer : aucun coup ne peut être jugé.

# The position
advise-rack = { $name } a { $tiles }
advise-goal-points = Ce qui compte : l’avance en points sur la moyenne des autres, d’ici à la fin de la manche.
advise-goal-match = Ce qui compte : la chance de gagner la partie, qui est peut-être bientôt finie.
advise-goal-rounds = Ce qui compte : la chance de gagner la manche, car on ne compte pas de points.

# The moves
advise-moves = { $count ->
        [one] Le seul coup
       *[other] Les coups, le meilleur d’abord
    }, avec la suite jouée dans { $worlds } mondes probables :
advise-moves-exact = { $count ->
        [one] Le seul coup
       *[other] Les coups, le meilleur d’abord
    }, calcul exact, car on peut connaître chaque triomino :
advise-lead = avance { $points } ± { $error }
advise-lead-exact = avance { $points }
advise-out = finit sa main { $share }
advise-wins-match = gagne la partie { $share }
advise-wins-rounds = gagne la manche { $share }

# What the others hold
advise-beliefs = Ce que les autres ont peut-être, le plus probable d’abord :
advise-holds = { $name }, { $count ->
        [one] { $count } triomino
       *[other] { $count } triominos
    } :
advise-bare = Il n’y a pas d’historique, on ne peut donc rien déduire : tout triomino qu’on ne voit pas peut être n’importe où.
advise-contradiction = Ce que les autres ont fait ne peut pas être entièrement conforme aux règles : rien n’en est déduit.

# On a terminal, meanwhile
advise-starting = Le joueur fort se prépare …
advise-thinking = Le joueur fort réfléchit …
