# Ce que le serveur dit des parties tenues pour des joueurs autour d’une vraie table.

# Est-ce permis ?
judged-allowed = Permis : { $tile } rapporte { $points }.
judged-summed = Permis : { $tile } rapporte { $points }, soit { $sum } en tout.

# Noter des lignes
reject-long = Cette partie a autant de lignes qu’on peut en garder.
kept-stale = Entre-temps, autre chose a été noté. { $what }
kept-corrected = La feuille a été corrigée.
kept-position = Le plateau tel qu’il est.
kept-left = Il reste à { $name } { $tiles }.
kept-left-sum =
    { $points ->
        [one] Il reste à { $name } { $tiles }, valant { $points } point.
       *[other] Il reste à { $name } { $tiles }, valant { $points } points.
    }
server-no-match = Cette partie n’existe plus.
server-not-yours = Ce lien n’ouvre pas la partie.
server-match-taken = Une autre partie a déjà cette adresse.
bye-no-match = Cette partie n’existe plus.
bye-not-yours = Ce lien n’ouvre pas la partie.

# Ce qu’une correction changerait
difference-none = Aucun total ne change.
difference-total =
    { $after ->
        [one] { $name } a { $number } point au lieu de { $before }.
       *[other] { $name } a { $number } points au lieu de { $before }.
    }
difference-open = La partie n’est alors pas finie.
difference-winners =
    { $count ->
        [0] La partie finit alors sans gagnant.
        [one] { $names } gagne alors la partie.
       *[other] { $names } se partagent alors la victoire.
    }
