# Ce qui se passe à la table, chaque fois une phrase entière, à lire ou à entendre.

# Ce que fait un joueur ; la phrase continue par les points
act-open = { $name } ouvre avec { $tile }
act-play = { $name } pose { $tile } { $place }
act-play-somewhere = { $name } pose { $tile }
act-play-unknown = { $name } pose un triomino
act-draw = { $name } pioche
act-draw-tile = { $name } pioche { $tile }
act-pass = { $name } passe
act-score = Fin de la manche, { $name }
act-adjust = D’un commun accord, { $name }

event-plain = { $act }.
event-scored = { $act } : { $points }. { $name } : { $total }.
event-summed = { $act } : { $points }, { $sum } en tout. { $name } : { $total }.

# Où un triomino est posé, vu d’un triomino voisin
beside-above = au-dessus de { $tile }
beside-below = au-dessous de { $tile }
beside-above-left = en haut à gauche de { $tile }
beside-above-right = en haut à droite de { $tile }
beside-below-left = en bas à gauche de { $tile }
beside-below-right = en bas à droite de { $tile }

event-round = La manche { $number } commence.
event-deal =
    { $count ->
        [one] { $name } reçoit { $count } triomino.
       *[other] { $name } reçoit { $count } triominos.
    }
event-deal-tiles = { $name } reçoit { $tiles }.
event-lead = Pour savoir qui commence, { $name } pioche { $tile } : { $points }.
event-lot = Le sort désigne { $name }, qui commence.
event-lot-lead = { $name } a pioché le plus fort triomino, et commence.
event-well = L’ordre de la pioche est noté.
event-position = La manche reprend à partir d’une autre position.
event-commit = La distribution est scellée.
event-salt = { $name } ajoute un mot à la distribution scellée.
event-seed = Le sceau de la distribution est ouvert : chacun peut la vérifier.
event-show = { $name } montre { $tile }.
event-hold = Il reste à { $name } : { $tiles }.
event-count =
    { $count ->
        [one] Vérification faite, { $name } a { $count } triomino en main.
       *[other] Vérification faite, { $name } a { $count } triominos en main.
    }
event-resign = { $name } abandonne.
event-sit = { $new } joue désormais à la place de { $name }.
event-end-out = { $name } n’a plus de triomino : la manche est finie.
event-end =
    { $how ->
        [out] Le dernier triomino est posé : la manche est finie.
        [blocked] Plus personne ne peut poser : la manche est bloquée, et finie.
       *[stopped] La manche est interrompue.
    }
event-match =
    { $count ->
        [0] La partie se termine sans gagnant.
        [1] { $names } gagne la partie !
       *[other] { $names } partagent la victoire !
    }

tiles-unknown =
    { $count ->
        [one] { $count } triomino inconnu
       *[other] { $count } triominos inconnus
    }

# Ce que la personne a fait
you-play = Vous posez { $tile } : { $points }. Cela fait { $total }.
you-play-plain = Vous posez { $tile }.
you-draw = Vous piochez { $tile } : { $points }. Cela fait { $total }.
you-draw-plain = Vous piochez { $tile }.
you-pass = Vous passez : { $points }. Cela fait { $total }.
you-pass-plain = Vous passez.
you-score = Vous : { $points }. Cela fait { $total }.
you-score-plain = Vous ne recevez aucun point.
you-lead = Vous tirez { $tile } pour savoir qui commence.
you-lot = Le sort vous désigne : vous commencez.
you-show = Vous montrez { $tile }.
you-hold = Il vous reste { $tiles }.
you-count =
    { $count ->
        [one] Vérification faite, vous avez { $count } triomino en main.
       *[other] Vérification faite, vous avez { $count } triominos en main.
    }
you-out = Vous n’avez plus de triomino : la manche est finie.
you-deal = Vous recevez { $tiles }.
you-adjust = D’un commun accord, vous : { $points }. Cela fait { $total }.
you-adjust-plain = D’un commun accord, vos points restent les mêmes.
you-resign = Vous abandonnez la partie.
you-win = Vous gagnez la partie !

# Quand la table passe pour quelqu’un, et pourquoi
forced-empty = Aucun de vos triominos ne convient et la pioche est vide, vous passez donc : { $points }. Cela fait { $total }.
forced-empty-plain = Aucun de vos triominos ne convient et la pioche est vide, vous passez donc.
forced-limit = Aucun de vos triominos ne convient et vous ne pouvez plus piocher à ce tour, vous passez donc : { $points }. Cela fait { $total }.
forced-limit-plain = Aucun de vos triominos ne convient et vous ne pouvez plus piocher à ce tour, vous passez donc.
