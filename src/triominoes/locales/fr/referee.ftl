# À une vraie table : la feuille de score, le plateau sur le téléphone, les corrections.

# La page d’accueil
home-referee = À une vraie table
home-referee-line = Le téléphone compte les points et tranche les litiges
home-allowed = Est-ce permis ?
home-allowed-line = Un coup, jugé par chacune des règles imprimées
home-history = Parties passées
home-history-line = Résultats et statistiques de cet appareil

# Commencer, ou continuer
referee-title = Arbitre
referee-begin-title = À une vraie table
referee-begin-line = Vous jouez avec vos propres triominos ; cette page compte les points, trouve les figures et connaît les règles.
referee-allowed = Est-ce permis ?
referee-history = Parties passées
referee-going = Reprendre
referee-who-line = Dans l’ordre où vous êtes assis, dans le sens des aiguilles d’une montre. Qui commence, on le dit au premier triomino.
referee-add = Ajouter un joueur
referee-twice = Deux joueurs s’appellent « { $name } » : distinguez-les.
referee-how = Comment tenez-vous la partie ?
referee-mode-sheet = Feuille de score
referee-mode-sheet-line = On note chaque triomino, et la figure s’il y en a une. Comme sur le papier, les additions en moins.
referee-mode-board = Plateau
referee-mode-board-line = On montre où va chaque triomino : figures et points se trouvent tout seuls, et ce qui ne va pas est refusé.
referee-new = Nouvelle partie
offline-insecure = À cette adresse, le navigateur ne peut ni garder la page pour quand il n’y a pas de réseau, ni laisser l’écran allumé : il lui faut pour cela https.
offline-unable = Ce navigateur ne peut pas garder la page pour quand il n’y a pas de réseau.
awake-unable = Ce navigateur ne peut pas laisser l’écran allumé.

# La page d’une partie
referee-missing = Cette partie n’est pas ici
referee-missing-line = Ce navigateur ne connaît pas la partie. Demandez le lien à quelqu’un qui la tient.
referee-opening = On ouvre la feuille…
referee-to-board = Passer au plateau
referee-to-sheet = Passer à la feuille de score
referee-undo = Annuler
referee-redo = Rétablir
referee-changed = La feuille a changé.
referee-offline = Pas de connexion.
referee-offline-lines =
    { $count ->
        [one] Pas de connexion. { $count } ligne partira à son retour.
       *[other] Pas de connexion. { $count } lignes partiront à son retour.
    }
referee-figures-wait = Des points attendent le serveur : c’est lui qui trouve les figures.
referee-not-stored = Ce navigateur ne peut rien retenir : laissez la page ouverte.
referee-misled = Le lien ouvert est abîmé. Cet appareil connaît la partie et continue avec elle.
referee-ended = On ne peut plus rien noter. La feuille peut encore être regardée et imprimée.
referee-ended-lines =
    { $count ->
        [one] { $count } ligne n’a pas été envoyée : elle n’est que sur cet appareil.
       *[other] { $count } lignes n’ont pas été envoyées : elles ne sont que sur cet appareil.
    }
referee-aside = Lignes qui n’ont pas été prises
referee-again = La noter à nouveau
referee-drop = La jeter
referee-refused = Cela ne peut pas être noté maintenant.
referee-stale = Autre chose a été noté avant elle.
referee-crossed = Au même moment, un autre téléphone a noté ceci, trop tard : { $what }
referee-crossed-same = Au même moment, un autre téléphone a noté la même chose. Elle ne compte qu’une fois.

# Ce qu’on choisit
referee-which = Quel triomino ?
referee-ways = Ce qui est noté
referee-way-tile = Triomino
referee-way-points = Points seuls
referee-keys = Chiffres du triomino
referee-erase = Effacer un chiffre
referee-grid = Triominos pas encore vus
referee-tile-not = { $tile }, ne va pas
referee-figures = Figure
referee-points = Points du triomino
referee-points-of =
    { $points ->
        [one] un triomino de { $points } point
       *[other] un triomino de { $points } points
    }
referee-a-tile = un triomino
referee-still =
    { $digits ->
        [0] { $count ->
            [one] { $count } triomino est encore caché.
           *[other] { $count } triominos sont encore cachés.
        }
       *[other] { $count ->
            [one] { $count } triomino porte ces chiffres.
           *[other] { $count } triominos portent ces chiffres.
        }
    }
referee-clockwise = Lisez les chiffres dans le sens des aiguilles d’une montre.
referee-taken = { $tile } a déjà été joué.
referee-taken-line = Voir cette ligne
referee-shown = Quel triple plus fort a été montré ?
referee-loses-board = Noté sans sa place : le plateau n’est plus suivi dans cette manche.
referee-fit =
    { $fits ->
        [0] Aucun des { $count } triominos encore cachés ne va quelque part.
        [one] { $fits } des { $count } triominos encore cachés va quelque part.
       *[other] { $fits } des { $count } triominos encore cachés vont quelque part.
    }
referee-fit-here =
    { $fits ->
        [0] Aucun des { $count } triominos encore cachés ne va { $place }.
        [one] { $fits } des { $count } triominos encore cachés va { $place }.
       *[other] { $fits } des { $count } triominos encore cachés vont { $place }.
    }
referee-dead =
    { $count ->
        [one] Dans { $count } place hachurée, plus rien ne peut aller.
       *[other] Dans { $count } places hachurées, plus rien ne peut aller.
    }
referee-beside = contre { $tiles }
referee-first-tile = Le premier triomino : tournez-le comme il est sur la table.
referee-first-place = au milieu
referee-place =
    { $count ->
        [one] Place { $place } : { $count } triomino y va
       *[other] Place { $place } : { $count } triominos y vont
    }
referee-places = Où est-il posé ?
referee-nowhere = { $tile } ne va nulle part en ce moment.
referee-clash = { $tile } ne va pas là : au coin marqué il y a un { $lies }, et il apporte un { $brings }.
referee-waits = Les points attendent le serveur.
referee-flip = Tourner le plateau

# Ce qu’on note
referee-note-label = Noter
referee-note = Noter { $shown } pour { $name }
referee-note-plain = Noter pour { $name }
referee-clear = En choisir un autre
referee-who-begins = Qui commence ? Touchez un nom, ou notez le premier triomino.
referee-who-began = Qui commence avec lui ?
referee-tap-place = Touchez la place.
referee-tap-tile = Touchez le triomino.
referee-tap-both = Touchez la place et le triomino.

# La fin d’une manche
referee-out-ask = D’après la feuille, { $name } n’a plus de triomino. Est-ce juste ?
referee-out-yes = { $name } a fini
referee-out-no = Non, il en reste
referee-still-held = { $name } : triominos restants
referee-blocked-ask = Tout le monde a passé. La manche est-elle bloquée ?
referee-blocked-yes = Oui, personne ne peut jouer
referee-blocked-no = Non, on continue
referee-hold-ask = Que reste-t-il à { $name } ?
referee-hold-tiles = Triominos
referee-hold-sum = Somme
referee-hold-count =
    { $count ->
        [one] D’après la feuille, { $name } a { $count } triomino.
       *[other] D’après la feuille, { $name } a { $count } triominos.
    }
referee-hold-note =
    { $count ->
        [one] Noter { $count } triomino, { $points }, pour { $name }
       *[other] Noter { $count } triominos, { $points }, pour { $name }
    }
referee-hold-note-count =
    { $count ->
        [one] Noter { $count } triomino pour { $name }
       *[other] Noter { $count } triominos pour { $name }
    }
referee-hold-idle-tiles = Touchez les triominos qui restent.
referee-hold-idle-sum = Dites combien il en reste, et leur somme.
referee-hold-wrong-count =
    { $most ->
        [one] Il ne peut rester que { $most } triomino à { $name }.
       *[other] Il peut rester de 1 à { $most } triominos à { $name }.
    }
referee-hold-wrong-sum =
    { $count ->
        [one] { $count } triomino vaut de { $least } à { $most } points.
       *[other] { $count } triominos valent ensemble de { $least } à { $most } points.
    }
referee-left-tiles = Triominos restants
referee-left-count = Combien de triominos
referee-left-sum = Somme de leurs chiffres
referee-round-over = La manche est finie…
referee-who-out = Qui a posé son dernier triomino ?
referee-nobody-can = Plus personne ne peut jouer
referee-pass-hint = Si plus personne ne peut jouer, notez plutôt que chacun passe.

# Le plateau au milieu d’une manche
referee-no-board = Le plateau de cette manche n’est pas connu ici
referee-no-board-line = Des triominos ont été notés sans leur place. Composez le plateau tel qu’il est sur la table, ou gardez la feuille jusqu’à la manche suivante.
referee-lay-out = Composer le plateau
referee-till-next = La feuille jusqu’à la manche suivante
referee-laid-out =
    { $count ->
        [one] Le plateau est ainsi : { $count } triomino
       *[other] Le plateau est ainsi : { $count } triominos
    }

# Lignes et corrections
referee-lines = Feuille et lignes
referee-lines-hint = Touchez une ligne pour la corriger.
referee-no-lines = Rien n’est encore noté.
referee-line = Une ligne de la feuille
referee-not-sent = pas encore envoyée
referee-faulty = Cela ne s’accorde pas avec les règles.
referee-wrong-lines =
    { $count ->
        [one] { $count } ligne ne s’accorde pas avec les règles
       *[other] { $count } lignes ne s’accordent pas avec les règles
    }
referee-correct = La corriger
referee-insert-after = Insérer une ligne après elle
referee-insert-before = Insérer une ligne avant elle
referee-take-out = La retirer
referee-line-gone = Cette ligne n’est plus là : elle a été retirée.
referee-title-changes = Ce qui change
referee-title-instead = Corriger une ligne
referee-title-after = Insérer une ligne
referee-title-before = Insérer une ligne
referee-player = Joueur
referee-what = Quoi
referee-kind-tile = pose un triomino
referee-kind-place = pose un triomino sur le plateau
referee-kind-points = pose un triomino, points seuls
referee-kind-draw = pioche
referee-kind-pass = passe
referee-kind-count = a tant de triominos
referee-kind-adjust = points d’un commun accord
referee-kind-show = montre un triple
referee-kind-resign = abandonne
referee-kind-position = le plateau tel qu’il est
referee-how-ended = Comment la manche a fini
referee-end-out = Quelqu’un a fini
referee-end-blocked = Bloquée
referee-end-stopped = Arrêtée
referee-see = Voir ce qui change
referee-working = Calcul en cours…
referee-changes =
    { $count ->
        [one] { $count } ligne change.
       *[other] { $count } lignes changent.
    }
referee-more-lines =
    { $count ->
        [one] Et { $count } autre.
       *[other] Et { $count } autres.
    }
referee-no-line = rien
referee-becomes = devient
referee-totals = Totaux avant et après
referee-before = avant
referee-after = après
referee-winner-change = Gagnait avant : { $before }. Gagne après : { $after }.
referee-nobody-yet = personne encore
referee-back = Retour
referee-accept = Accepter

# Un joueur, à côté des coups
referee-players = Un joueur : triominos, points, abandon
referee-count = Combien de triominos
referee-held = { $name } : triominos en main
referee-held-note = Noter ce nombre
referee-adjust = Points d’un commun accord
referee-taken-off = Retirés
referee-given = Donnés
referee-adjust-note = Noter ces points
referee-resign = { $name } abandonne
referee-resign-ask = { $name } abandonne ?
referee-resign-text = Les autres continuent ; s’il n’en reste qu’un, la partie est finie.
referee-resign-yes = Abandonner
referee-gave-up = abandon

# Le menu
referee-share = D’autres suivent sur leur téléphone
referee-share-line = Quiconque ouvre ce lien voit la feuille et peut noter des coups.
referee-share-title = Notre partie de Triominoes
referee-share-qr = Le lien en image, pour l’appareil photo d’un téléphone
referee-phones =
    { $count ->
        [one] { $count } téléphone suit en ce moment.
       *[other] { $count } téléphones suivent en ce moment.
    }
referee-replay = La revoir pas à pas
referee-print = Imprimer la feuille
referee-csv = Télécharger en tableau (CSV)
referee-stop = Arrêter la partie
referee-stop-ask = Arrêter la partie ici ?
referee-stop-text = Elle reste dans la liste telle quelle, et compte comme abandonnée.
referee-stop-yes = L’arrêter

# Des lignes dites par cette page
referee-said-play = { $name } : { $what }.
referee-said-figure = { $name } : { $what }, { $figure }.
referee-said-draw = { $name } pioche.
referee-said-pass = { $name } passe.
referee-said-show = { $name } montre { $tile }.
referee-said-count =
    { $count ->
        [one] { $name } a { $count } triomino.
       *[other] { $name } a { $count } triominos.
    }
referee-said-adjust = { $name } : { $points } d’un commun accord.
referee-said-hold =
    { $count ->
        [one] Il reste { $count } triomino à { $name }.
       *[other] Il reste { $count } triominos à { $name }.
    }
referee-said-resign = { $name } abandonne.
referee-said-position = Le plateau tel qu’il est.
referee-said-end-out = La manche est finie : quelqu’un a posé son dernier triomino.
referee-said-end-blocked = La manche est finie : personne ne peut jouer.
referee-said-end-stopped = La partie est arrêtée.
referee-said-instead = Corrigé : { $what }
referee-said-after = Inséré : { $what }
referee-said-void = Une ligne retirée.
