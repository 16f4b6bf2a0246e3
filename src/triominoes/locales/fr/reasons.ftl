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
