# Ce qui ne va pas dans un texte : une partie notée, une position, un coup ou un nom illisible.

# Les mots
text-missing = Il manque quelque chose ici.
text-too-much = « { $says } » est de trop ici.
text-tile = « { $says } » n’est pas un triomino : ce sont trois chiffres, comme 012.
text-no-tile = « { $says } » n’est pas un triomino : ses chiffres vont de 0 à 5.
text-tile-twice = Le triomino { $says } s’y trouve deux fois.
text-cell = « { $says } » n’est pas une place : écrivez par exemple e3n1, colonnes à l’est (e) ou à l’ouest (w) et rangées au nord (n) ou au sud (s) du premier triomino.
text-cell-range = La place { $says } est trop loin.
text-placement = « { $says } » n’est pas une pose : écrivez le triomino et sa place, comme 502@e3n1.
text-move = « { $says } » n’est pas un coup : écrivez une pose comme 502@e3n1, draw ou pass.
text-number = « { $says } » n’est pas possible ici : il faut un nombre entier, { $most } au plus.
text-seat = « { $says } » n’est pas une place à la table : ce sont p1, p2 et ainsi de suite.
text-seat-range = Il n’y a pas de place { $says } : la dernière est p{ $players }.
text-seats = « { $says } » : les places se donnent dans l’ordre, chacune une fois.
text-award = « { $says } » ne sont pas des points : écrivez-les comme +9 ou bridge+40.
text-award-name = « { $says } » : il n’y a pas de points de ce nom.
text-award-twice = « { $says } » : ces points sont donnés deux fois.
text-award-here = « { $says } » : ces points ne peuvent pas être donnés ici.
text-house-rule = « { $says } » n’est pas une règle maison : écrivez par exemple target=300.
text-house-twice = « { $says } » : cette règle maison est donnée deux fois.
text-name = « { $says } » ne peut pas être un nom : un nom a de 1 à 40 caractères, sans point-virgule.
text-unsafe = « { $says } » contient des caractères qu’on ne peut pas afficher.
text-hex = « { $says } » n’est pas un nombre hexadécimal de { $most } chiffres au plus.

# Les fichiers et leurs en-têtes
text-too-large = C’est trop grand : { $most } Mo au plus.
text-too-many-lines = Trop de lignes : { $most } au plus.
text-line-too-long = Cette ligne est trop longue : { $most } caractères au plus.
text-not-utf8 = Ce n’est pas un texte UTF-8 : l’octet { $says } ne convient pas.
text-too-many-games = Trop de parties : { $most } au plus.
text-too-many-events = Trop d’événements : { $most } au plus.
text-too-many-headers = Trop d’en-têtes : { $most } au plus.
text-no-record = Ce n’est pas une partie notée : elle devrait commencer par « triominoes: 1 ».
text-second-game = Il y a plus d’une partie ici, et une seule peut être lue.
text-version = Cette partie est notée dans la version { $says }, qui ne peut pas être lue.
text-header = « { $says } » n’est pas un en-tête : écrivez la clé, deux-points et la valeur.
text-header-key = « { $says } » n’est pas une clé d’en-tête : elle a des lettres, des chiffres et des traits d’union.
text-header-missing = L’en-tête { $key } manque.
text-header-seat = « { $says } » n’est pas une place à la table : ce sont p1 à p6.
text-header-twice = L’en-tête { $key } est donné deux fois.
text-header-value = La valeur « { $says } » contient des caractères qu’on ne peut pas afficher, ou est entourée d’espaces.

# Les lignes d’une partie notée
text-first-word = Aucune ligne ne commence par « { $says } ».
text-second-word = « { $says } » : une place ne peut rien faire de tel.
text-entry = Une ligne de partie notée n’est ni vide ni trop longue.
text-not-canonical = « { $says } » serait lu comme « { $should } ».
text-end = « { $says } » n’est pas une fin de manche : il y a out, blocked et stopped.
text-position-players = La position compte un autre nombre de joueurs que la partie.
text-well-unknown = « { $says } » : on ne peut donner l’ordre que de triominos connus.
text-correction-in-correction = « { $says } » : une correction nomme un événement, pas une autre correction.
text-no-event = Il n’y a pas d’événement { $says } à corriger.
text-back-too-far = On ne peut pas reprendre { $says } coups : il n’y en a que { $most }.
text-result = Le résultat « { $says } » ne s’accorde pas avec la partie.

# Les positions
text-position-lines = Une position tient en une seule ligne.
text-position-fields = Une position a sept champs : table, mains, pioche, place, totaux, triominos piochés et passes.
text-board = « { $says } » n’est pas une table : écrivez son coin nord-ouest, deux-points et ses rangées, ou « - » si elle est vide.
text-hands = « { $says } » : il faut de 2 à 6 mains, séparées par « / ».
text-option = « { $says } » n’est pas une option : écrivez par exemple rules=pressman.
text-option-name = Il n’y a pas d’option « { $says } ».
text-option-twice = « { $says } » : cette option est donnée deux fois.
text-rules-missing = La règle manque : ajoutez rules= et son nom.
text-scores = « { $says } » : il faut autant de totaux que de mains.
text-flipped = Il n’y a pas de triomino { $says } dans ce jeu, seulement { $mirror }, son reflet.
text-tile-count = Il y a { $count } triominos en tout ; le jeu en compte { $tiles }.
text-clash = Les chiffres en { $cell } ne s’accordent pas avec les triominos voisins.
text-board-parts = Le triomino en { $cell } n’est relié aux autres par aucun côté.
text-over = « { $says } » : la manche ne peut pas s’être terminée ainsi.
text-over-missing = La manche est finie, et « over= » devrait le dire.
text-seat-over = La manche est finie, ce n’est donc le tour de personne : écrivez « - » au lieu de { $says }.
text-seat-missing = Il faut indiquer ici à qui est le tour.
text-seat-early = Tant qu’on distribue, ce n’est le tour de personne : écrivez « - » au lieu de { $says }.
text-opener = « { $says } » : d’après les triominos, { $openers } devrait ouvrir.
text-drawn-range = On ne peut pas avoir pioché { $says } triominos pendant ce tour ; { $most } au plus.
text-drawn-hand = On ne peut pas avoir pioché { $says } triominos : la main en compte moins.
text-passes-range = { $says } passes ne peuvent pas compter ici ; { $most } au plus.
text-passes-drawn = « { $says } » : après une pioche, aucune passe ne compte.
text-shown = { $says } ne peut pas avoir été montré : personne n’est sur le point d’ouvrir avec 0-0-0.
text-shown-tile = { $says } ne peut pas avoir été montré : ce n’est pas un triple que cette place peut avoir avec 0-0-0.
text-board-unknown = On ne sait pas où sont les triominos : la position ne peut pas être écrite.
text-lead-begun = Pendant qu’on pioche pour savoir qui commence, la position ne peut pas être écrite.

# Ce que l’on note à une vraie table
text-figure = « { $says } » n’est pas une figure : écrivez bridge, wedge, hexagon, double-hexagon ou triple-hexagon.
text-no-tiles-left = Qui n’a plus de triomino n’est pas nommé ici.
text-board-empty = Il faut au moins un triomino sur la table.
