# Un coup à choisir, piocher et passer, et les noms des règles du jeu.

# Un coup : quel triomino, et où
what-play = { $tile } { $place }
what-open = { $tile } pour ouvrir

# Ce qui distingue un coup qui ne rapporte que son triomino : les autres triominos qu’il touche,
# le côté contre lequel il est posé, ou comment se présente le premier triomino
how-beside = à côté de { $tiles }
how-side = contre le côté { $digits }
how-lies = { $top } en haut, { $right } à droite, { $left } à gauche

none-fits = Aucun de vos triominos ne convient.
draw-price =
    { $points ->
        [0] Piocher ne coûte rien.
        [one] Piocher coûte { $points } point.
       *[other] Piocher coûte { $points } points.
    }
draw-left =
    { $left ->
        [one] Vous pouvez encore en piocher un à ce tour.
       *[other] Vous pouvez encore en piocher { $left } à ce tour.
    }
pass-price =
    { $points ->
        [0] Passer ne coûte rien.
        [one] Passer coûte { $points } point.
       *[other] Passer coûte { $points } points.
    }

ruleset-french-400 = Règle française, 400 points
ruleset-pressman = Pressman, 400 points
ruleset-goliath = Goliath
ruleset-goliath-classic = Goliath Classic
ruleset-tournament = Tournoi Goliath
ruleset-children = Enfants
