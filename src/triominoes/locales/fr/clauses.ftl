# Les articles d’une règle, en une phrase ou deux ; leur origine se trouve dans points.ftl.

# Le jeu de tuiles, les joueurs, la distribution
clause-tiles =
    { $tiles ->
        [76] On joue avec les 76 triominos du jeu à six : les 56 du jeu classique et les 20 triominos inversés.
       *[other] On joue avec les 56 triominos du jeu classique.
    }
clause-players =
    { $more ->
        [0] De 2 à { $most } joueurs.
       *[other] De 2 à { $most } joueurs ; avec les 76 triominos (tiles=76), jusqu’à { $more }.
    }
clause-direction = On joue dans le sens des aiguilles d’une montre.
clause-hand =
    { $kind ->
        [same] Chacun reçoit { $two ->
            [one] { $two } triomino
           *[other] { $two } triominos
        }.
        [small] À deux joueurs, chacun reçoit { $two } triominos ; à trois ou quatre, { $some }.
        [large] À deux joueurs, chacun reçoit { $two } triominos ; de trois à six, { $some }.
       *[larger] À deux joueurs, chacun reçoit { $two } triominos ; à trois ou quatre, { $some } ; à cinq ou six, { $many }.
    }

# Qui commence, et avec quoi
clause-opener =
    { $how ->
        [lead] Chacun pioche un triomino et le montre ; la plus forte valeur commence. Ces triominos retournent ensuite dans la pioche, que l’on mélange.
       *[triple] Le joueur qui a le plus fort triple (trois chiffres identiques) commence.
    }
clause-lead-tie = Si plusieurs joueurs ont pioché la plus forte valeur, eux seuls piochent de nouveau.
clause-lead-again = On tire au sort de nouveau le premier joueur à chaque manche.
clause-first-tile =
    { $how ->
        [free] Le premier joueur pose le triomino de son choix.
        [shown] On pose d’abord le plus fort triple. Son détenteur peut poser le 0-0-0 à sa place s’il l’a aussi ; il montre alors d’abord le plus fort triple.
       *[hidden] On pose d’abord le plus fort triple. Son détenteur peut poser le 0-0-0 à sa place s’il l’a aussi ; { $opening ->
            [0] il n’a pas à montrer le plus fort triple.
           *[other] il perd les { $opening } points de l’ouverture s’il ne montre pas le plus fort triple.
        }
    }
clause-no-triple = Si personne n’a de triple, le triomino de plus forte valeur commence.
clause-no-triple-tie = Si plusieurs joueurs ont un triomino de cette valeur, on compare le suivant dans l’ordre des valeurs, et ainsi de suite ; en cas d’égalité parfaite, on tire au sort.
clause-must-open = Tant que le premier triomino n’est pas posé, personne ne pioche ni ne passe.
clause-opening =
    { $how ->
        [value] Le premier triomino ne rapporte pas de bonus.
       *[triple] { $points ->
            [0] Le triple qui ouvre la manche ne rapporte pas de bonus.
            [one] Le triple qui ouvre la manche rapporte sa valeur et { $points } point de plus.
           *[other] Le triple qui ouvre la manche rapporte sa valeur et { $points } points de plus.
        }
    }
clause-zero =
    { $points ->
        [one] Le 0-0-0 qui ouvre la manche rapporte { $points } point de plus, soit { $all } en tout.
       *[other] Le 0-0-0 qui ouvre la manche rapporte { $points } points de plus, soit { $all } en tout.
    }
clause-later-triples = Un triple posé plus tard ne rapporte pas de bonus.

# Un tour de jeu
clause-fit = On pose un triomino côté contre côté avec un autre, et chaque pointe qui en touche d’autres doit porter le même chiffre qu’elles.
clause-anywhere = On peut jouer contre n’importe quel triomino de la table.
clause-one-tile = On pose un seul triomino par tour.
clause-drawing =
    { $how ->
        [voluntary] { $limit ->
            [0] Qui ne peut pas ou ne veut pas poser pioche autant de triominos qu’il le souhaite.
            [one] Qui ne peut pas ou ne veut pas poser pioche { $limit } triomino, puis pose ou passe.
           *[other] Qui ne peut pas ou ne veut pas poser pioche, jusqu’à { $limit } triominos par tour, puis pose ou passe.
        }
       *[forced] { $limit ->
            [0] On ne pioche que si rien ne convient : jusqu’à trouver un triomino qui convient, ou jusqu’à ce que la pioche soit vide.
            [one] On ne pioche que si rien ne convient, et { $limit } seule fois par tour.
           *[other] On ne pioche que si rien ne convient : jusqu’à { $limit } fois par tour, tant que rien ne convient.
        }
    }
clause-draw-choice = Après avoir pioché, on peut poser n’importe lequel de ses triominos, pas seulement celui qu’on a pioché. Qui a pioché alors qu’il pouvait poser pioche encore ou pose.
clause-draw-empty-well = Si la pioche est vide avant la dernière pioche permise, qui peut poser doit poser.
clause-draw-out = On ne peut pas poser son dernier triomino dans un tour où l’on a pioché : il en reste au moins un.
clause-draw-price =
    { $points ->
        [0] Piocher ne coûte rien.
        [one] Chaque triomino pioché coûte { $points } point, même si l’on pose ensuite.
       *[other] Chaque triomino pioché coûte { $points } points, même si l’on pose ensuite.
    }
clause-fail =
    { $points ->
        [0] Passer après la dernière pioche ne coûte rien de plus.
       *[other] { $how ->
            [voluntary] Qui a pioché { $draws ->
                [one] { $draws } triomino
               *[other] { $draws } triominos
            } et ne pose rien, faute de pouvoir ou de vouloir, perd encore { $points } : { $all } en tout.
           *[forced] Qui a pioché { $draws ->
                [one] { $draws } triomino
               *[other] { $draws } triominos
            } et ne peut toujours pas poser perd encore { $points } : { $all } en tout.
        }
    }
clause-empty =
    { $points ->
        [0] Passer parce que la pioche est vide ne coûte rien.
        [one] Passer parce que la pioche est vide coûte { $points } point, chaque fois.
       *[other] Passer parce que la pioche est vide coûte { $points } points, chaque fois.
    }
clause-empty-drawn = Passer quand la pioche est vide coûte la même chose, que l’on ait pioché pendant ce tour ou non.

# Les points des triominos et des figures
clause-tile =
    { $how ->
        [each] Chaque triomino posé rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, quels que soient ses chiffres.
       *[value] Chaque triomino posé rapporte sa valeur : la somme de ses trois chiffres.
    }
clause-figures = Un triomino forme une seule figure au plus ; les figures ne s’additionnent pas, et le premier triomino n’en forme aucune.
clause-bridge =
    Pont : le triomino s’accole par un côté et touche un autre triomino par la pointe opposée, avec un espace vide de part et d’autre. { $points ->
        [0] Il ne rapporte pas de bonus.
        [one] Il rapporte { $points } point de plus.
       *[other] Il rapporte { $points } points de plus.
    }
clause-wedge =
    Coin : le triomino se glisse à côté d’un pont et s’accole par deux ou trois côtés, sans fermer d’hexagone. { $points ->
        [0] Il ne rapporte pas de bonus.
        [one] Il rapporte { $points } point de plus.
       *[other] Il rapporte { $points } points de plus.
    }
clause-hexagon =
    Hexagone : le triomino ferme un cercle de six triominos autour d’une pointe. { $points ->
        [0] Il ne rapporte pas de bonus.
        [one] Il rapporte { $points } point de plus.
       *[other] Il rapporte { $points } points de plus.
    }
clause-double-hexagon =
    Double hexagone : un seul triomino ferme deux hexagones à la fois. { $points ->
        [0] Il ne rapporte pas de bonus.
        [one] Il rapporte { $points } point de plus.
       *[other] Il rapporte { $points } points de plus.
    }
clause-triple-hexagon =
    Triple hexagone : un seul triomino ferme trois hexagones à la fois. { $points ->
        [0] Il ne rapporte pas de bonus.
        [one] Il rapporte { $points } point de plus.
       *[other] Il rapporte { $points } points de plus.
    }

# La fin d’une manche
clause-out =
    Qui pose son dernier triomino termine la manche et gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $hands ->
        [yes] {" "}et la valeur de tous les triominos qui restent aux autres ; les autres ne perdent rien.
       *[no] {" "}; les triominos qui restent aux autres ne comptent pas.
    }
clause-block = La manche est bloquée, et finie, quand la pioche est vide et que tous les joueurs ont passé l’un après l’autre parce que rien ne convient.
clause-closing-pass =
    { $points ->
        [one] Les passes qui terminent une manche bloquée coûtent aussi leur { $points } point.
       *[other] Les passes qui terminent une manche bloquée coûtent aussi leurs { $points } points.
    }
clause-blocked =
    { $how ->
        [fewest] Une manche bloquée est gagnée par le joueur à qui il reste le moins de triominos ; à égalité, par le plus petit total. Il gagne la valeur des triominos des autres, moins celle des siens.
        [lowest] Une manche bloquée est gagnée par le joueur à qui il reste le plus petit total ; à égalité, par celui qui a le moins de triominos. Il gagne la valeur des triominos des autres, moins celle des siens.
        [smallest] Une manche bloquée est gagnée par le joueur à qui il reste le plus petit triomino ; à égalité, le suivant décide, et ainsi de suite, puis le nombre de triominos. Il gagne la valeur des triominos des autres, moins celle des siens.
        [all] Personne ne gagne une manche bloquée : chacun perd la valeur des triominos qui lui restent.
       *[none] Une manche bloquée s’arrête simplement : personne ne gagne ni ne perd de points.
    }
clause-blocked-tie = Si l’égalité demeure, personne ne marque et la manche n’a pas de gagnant.

# La partie
clause-match =
    { $how ->
        [target] On joue des manches jusqu’à ce qu’un joueur ait { $target } points ; la dernière manche se joue jusqu’au bout.
        [both] On joue des manches jusqu’à ce qu’un joueur ait { $target } points, mais { $rounds ->
            [one] une seule
           *[other] { $rounds } manches au plus
        } ; la dernière manche se joue jusqu’au bout.
       *[rounds] { $rounds ->
            [one] La partie se joue en une seule manche.
           *[other] La partie se joue en { $rounds } manches.
        }
    }
clause-reach = { $target } points tout juste suffisent.
clause-totals = Seuls comptent les totaux à la fin d’une manche : avoir eu les points en cours de manche, puis les avoir reperdus, ne suffit pas.
clause-winner =
    { $how ->
        [first] Qui atteint l’objectif gagne la partie ; si plusieurs l’atteignent dans la même manche, c’est celui qui a gagné cette manche.
        [rounds] Qui a gagné le plus de manches gagne la partie.
       *[highest] Le total le plus élevé gagne la partie.
    }
clause-winner-blocked = Gagner la manche, c’est poser son dernier triomino, ou recevoir les points d’une manche bloquée.
clause-winner-others = Si plusieurs atteignent l’objectif et qu’aucun d’eux n’a gagné la manche, le plus élevé de leurs totaux gagne.
clause-winner-rounds = Si les manches sont terminées et que personne n’a atteint l’objectif, le total le plus élevé gagne.
clause-equal = Si les meilleurs sont à égalité, ils partagent la victoire.
clause-next-round = Pour une autre manche, on mélange tous les triominos, on les distribue de nouveau et on ouvre de la même façon.
clause-negative = Un total peut descendre au-dessous de zéro.
clause-count = On ne compte pas les points. Qui pose son dernier triomino a gagné la manche ; une manche bloquée est gagnée par le joueur à qui il reste le moins de triominos, ou partagée.
