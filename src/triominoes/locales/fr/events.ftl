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
event-well = L’ordre de la pioche est noté.
event-position = La manche reprend à partir d’une autre position.
event-commit = La distribution est scellée.
event-salt = { $name } ajoute un mot à la distribution scellée.
event-seed = Le sceau de la distribution est ouvert : chacun peut la vérifier.
event-show = { $name } montre { $tile }.
event-hold = Il reste à { $name } : { $tiles }.
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
