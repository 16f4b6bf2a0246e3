# Pourquoi un coup est refusé, et ce qu’on peut faire à la place.

reason-round-over = La manche est finie ; la suivante arrive.
reason-not-begun = La manche n’a pas encore commencé : on distribue d’abord les triominos, ou on pioche pour savoir qui commence.
reason-not-your-turn = C’est le tour d’un autre joueur : un peu de patience.
reason-first-tile = Avant le premier triomino, personne ne pioche ni ne passe : posez un triomino.
reason-flipped = Il n’y a pas de triomino { $tile } dans ce jeu, seulement { $mirror }, son reflet. Un triomino se tourne, il ne se retourne jamais : lisez les chiffres dans le sens des aiguilles d’une montre.
reason-tile-laid = Le triomino { $tile } est déjà sur la table : choisissez-en un du chevalet.
reason-not-in-hand = Le triomino { $tile } n’est pas sur ce chevalet : choisissez-en un qui y est.
reason-first-cell = Le premier triomino d’une manche se pose en e0n0, pas en { $cell }.
reason-opening-triple = Le plus fort triple ouvre la manche : il faut d’abord poser { $opens }.
reason-opening-value = Personne n’a de triple, un triomino de la plus forte valeur ouvre donc la manche : posez-en un qui vaut { $value }.
reason-not-shown = Avant d’ouvrir avec 0-0-0, il faut montrer le plus fort triple.
reason-cell-taken = Il y a déjà un triomino en { $cell } : choisissez une place libre.
reason-no-side = En { $cell }, le triomino n’a aucun côté en commun avec un autre ; toucher par une pointe ne suffit pas. Choisissez une place à côté d’un triomino.
reason-clash = En { $cell }, les chiffres ne s’accordent pas : une pointe y porte { $lies }, et le triomino apporterait { $brings }. Tournez-le, ou choisissez une autre place.
reason-board-unknown = La place des triominos n’a pas été notée, on ne peut donc pas en indiquer : donnez le triomino seul.
reason-can-place = Un triomino de ce chevalet convient : il faut le poser.
reason-well-empty = La pioche est vide, il n’y a plus rien à piocher : posez un triomino, ou passez si rien ne convient.
reason-draw-limit =
    { $limit ->
        [one] Un triomino est pioché, et c’est tout pour ce tour : posez un triomino, ou passez.
       *[other] { $limit } triominos sont piochés, et c’est tout pour ce tour : posez un triomino, ou passez.
    }
reason-must-draw = On ne peut pas encore passer : piochez d’abord un triomino.

# Pourquoi une ligne ne va pas, dit à des joueurs autour d’une vraie table, peut-être longtemps après
kept-why-not-your-turn =
    { $turn ->
        [0] D’après la feuille, c’est un autre joueur qui commence cette manche.
       *[other] D’après la feuille, c’est ici à { $name } de jouer.
    }
kept-why-first-tile = Avant le premier triomino d’une manche, personne ne pioche ni ne passe.
kept-why-tile-laid = D’après la feuille, { $tile } est déjà sur la table.
kept-why-not-in-hand = D’après la feuille, ce joueur ne peut pas avoir { $tile }.
kept-why-first-cell = Le premier triomino d’une manche est au milieu du plateau.
kept-why-cell-taken = À cette place, il y a déjà un triomino.
kept-why-no-side = À cette place, le triomino n’a aucun côté en commun avec un autre ; toucher par une pointe ne suffit pas.
kept-why-clash = À cette place, les chiffres ne s’accordent pas : une pointe y porte { $lies }, et le triomino apporterait { $brings }.
kept-why-board-unknown = On n’a pas noté ici où sont tous les triominos : notez celui-ci sans sa place, ou composez d’abord le plateau.
kept-why-can-place = D’après la feuille, ce joueur a un triomino qui convient, et doit le poser.
kept-why-well-empty = D’après la feuille, la pioche est vide ici : il n’y a rien à piocher.
kept-why-draw-limit =
    { $limit ->
        [one] D’après la feuille, { $limit } triomino est déjà pioché à ce tour, et c’est le maximum.
       *[other] D’après la feuille, { $limit } triominos sont déjà piochés à ce tour, et c’est le maximum.
    }
kept-why-must-draw = D’après la feuille, il reste ici à piocher : on ne passe pas encore.
kept-why-over = D’après la feuille, la partie est finie ici.
kept-why-due = D’après la feuille, la manche est finie ici : il faut d’abord noter comment, puis les triominos restants.
kept-why-lot-seat = Ce joueur a abandonné : c’est un autre qui commence.
kept-why-show-tile = { $tile } ne peut pas être le plus fort triple de ce joueur.
kept-why-tile-seen = { $tile } est déjà parmi les triominos d’un autre joueur.
kept-why-hold = D’après la feuille, il n’y a pas ici de triominos restants à noter pour ce joueur.
kept-why-hold-tiles = D’après la feuille, ce joueur ne peut pas avoir ces triominos.
kept-why-count = D’après la feuille, ce joueur n’a pas ici de triominos à compter.
kept-why-count-open = D’après la feuille, les triominos de ce joueur sont déjà montrés.
kept-why-count-none = D’après la feuille, ce joueur a ici au moins un triomino.
kept-why-count-well =
    { $most ->
        [one] Ce joueur peut avoir au plus { $most } triomino, même avec toute la pioche.
       *[other] Ce joueur peut avoir au plus { $most } triominos, même avec toute la pioche.
    }
kept-why-count-known =
    { $least ->
        [one] Ce joueur a au moins { $least } triomino : celui qui a été montré.
       *[other] Ce joueur a au moins { $least } triominos : ceux que l’on connaît.
    }
kept-why-resigned = Ce joueur a déjà abandonné.
kept-why-end = D’après la feuille, la manche n’a pas fini ainsi.
kept-why-not-out = D’après la feuille, personne n’a encore posé ici son dernier triomino.
kept-why-not-blocked = D’après la feuille, tout le monde n’a pas passé ici : la manche n’est pas bloquée.
kept-why-no-entry = Cette ligne n’est plus sur la feuille.
