# Ce qui ne va pas dans les réglages, dans un événement d’une partie notée, ou dans une demande à la table.

# Les réglages
fault-players = { $rules } se joue de 2 à { $most } joueurs, pas à { $players }.
fault-players-need-76 = Avec 56 triominos, { $rules } se joue de 2 à { $most } joueurs, pas à { $players }. Avec tiles=76, jusqu’à { $most76 } peuvent jouer.
fault-too-few-tiles = { $tiles } triominos ne suffisent pas pour { $players } joueurs qui en reçoivent { $hand }, plus un pour chacun : distribuez-en moins, ou prenez tiles=76.
fault-rules-field = { $field } a une valeur qui n’existe pas.
fault-rules-name = Il n’y a pas de règle « { $name } ». Il y a { $known }.
fault-house-key = Il n’y a pas de règle maison « { $key } ».
fault-house-value = { $key }={ $value } n’est pas possible. Valeurs permises : { $allowed }.
fault-house-lead = Dans { $rules }, un triomino pioché désigne qui commence et aucun triple n’ouvre : { $key } n’a pas de sens.
fault-house-count-target = Avec count=no, on ne compte pas les points : il ne peut pas y avoir d’objectif.
fault-house-endless = Une partie a besoin d’un objectif ou d’un nombre de manches : donnez target ou rounds.
fault-language = Il n’y a pas de langue « { $language } ». Il y a { $known }.
fault-player-unknown = Il n’y a pas de robot « { $name } ». Il y a { $known }.
fault-player-broken = Le robot « { $name } » ne peut pas être chargé : { $problem }
fault-player-number = « { $text } » dans « { $name } » n’est pas un nombre pour un robot : écrivez nom:clé=nombre.

# Ce qu’un événement contredit
fault-over = La partie est finie ; rien ne peut suivre.
fault-no-round = Aucune manche n’a commencé : il en faut d’abord une.
fault-due = Autre chose doit venir d’abord.
fault-winner = La partie a été gagnée par quelqu’un d’autre.
fault-round-number = Les manches se comptent à partir de 1, l’une après l’autre.
fault-round-open = La manche n’est pas encore finie.
fault-position-rules = Cette position suit d’autres règles, ou compte un autre nombre de joueurs.
fault-deal-again = Cette place a déjà reçu ses triominos.
fault-deal-size =
    { $count ->
        [one] { $count } triomino est distribué ; il en faut { $hand }.
       *[other] { $count } triominos sont distribués ; il en faut { $hand }.
    }
fault-tile-seen = Le triomino { $tile } est déjà ailleurs.
fault-lead = Ce n’est pas le moment de piocher pour savoir qui commence.
fault-lead-order = C’est à une autre place de piocher pour savoir qui commence.
fault-lot = Il n’y a rien à tirer au sort.
fault-lot-seat = Cette place n’est pas parmi celles qui sont à égalité.
fault-well-size =
    { $count ->
        [one] { $count } triomino est nommé ; la pioche en compte { $well }.
       *[other] { $count } triominos sont nommés ; la pioche en compte { $well }.
    }
fault-show = On ne montre un triple qu’avant d’ouvrir avec 0-0-0.
fault-show-tile = { $tile } n’est pas le plus fort triple de cette place.
fault-hold = Cette place n’a pas de triominos à montrer maintenant.
fault-hold-tiles = Cette place a d’autres triominos.
fault-count = On ne peut pas compter maintenant les triominos de cette place.
fault-count-open = Les triominos de cette place sont déjà montrés.
fault-count-none = Cette place a au moins un triomino.
fault-count-well =
    { $most ->
        [one] Cette place a au plus { $most } triomino, même avec toute la pioche.
       *[other] Cette place a au plus { $most } triominos, même avec toute la pioche.
    }
fault-count-known =
    { $least ->
        [one] Cette place a au moins { $least } triomino : celui qu’elle a montré.
       *[other] Cette place a au moins { $least } triominos : ceux que l’on connaît.
    }
fault-resigned = Cette place a déjà abandonné.
fault-resign = On ne peut abandonner qu’une fois les triominos distribués.
fault-end = La manche se termine autrement.
fault-ended = La manche est déjà finie.
fault-not-out = Personne n’a posé son dernier triomino.
fault-not-blocked = La manche n’est pas bloquée : quelqu’un peut peut-être encore poser.
fault-awards = Les points ne sont pas justes.
fault-total = Le total est { $total }, et non { $says }.
fault-score = Cette place ne reçoit pas de points maintenant.

# À la table
fault-no-seat = Cette place n’existe pas : la table en a { $count }.
fault-dealer = Le donneur ne donne pas de triominos, ou autre chose à leur place.
fault-unknown-tiles = On ne connaît pas tous les triominos : la partie ne peut pas continuer ici.
fault-no-bot = Ce n’est pas le tour d’un robot.
fault-nobody-to-ask = C’est à { $name } de jouer, mais il n’y a personne à qui demander.
fault-bot-failed = Le robot { $name } a échoué : { $problem }
fault-bot-illegal = Le robot { $name } a choisi { $move }, ce qui n’est pas permis.
fault-undo-over = La partie est finie : on ne peut plus rien reprendre.
fault-undo-table = Depuis, la table s’est mise d’accord sur autre chose, et cela reste.
fault-undo-drew = Un triomino pioché et vu ne retourne pas dans la pioche.
fault-undo-other = Depuis, { $name } a posé ou pioché, et cela reste.
fault-undo-shown = Depuis, { $name } a montré des triominos, et cela reste.
fault-undo-nothing = Vous n’avez pas encore de décision à reprendre.
fault-log-changed = Un autre programme a écrit dans { $file } ; rien n’y est plus ajouté.

# Reprendre une partie notée
fault-resume-seats = La partie notée a { $seats } places ; { $given } ont été données.
fault-resume-empty = Cette partie notée est encore vide.
fault-resume-faults = La partie notée a des fautes, la première à la ligne { $line } : vérifiez-la avant de la reprendre.
fault-resume-hand = { $name } : on ne connaît pas ses triominos, et la partie ne peut pas reprendre ici.
fault-resume-board = On ne sait pas où sont les triominos : la partie ne peut pas reprendre ici.
fault-resume-well = On ne connaît pas les triominos de la pioche : la partie ne peut pas reprendre ici.

# Une partie à une vraie table
fault-figure-unpaid = Selon cette règle, cette figure ne rapporte rien.
fault-figure-first = Le premier triomino d’une manche ne forme aucune figure.
fault-value-missing = Indiquez quel triomino c’était, ou ce qu’il vaut.
fault-value-fixed =
    { $points ->
        [0] Ici on ne compte pas les points : inutile d’en indiquer.
        [one] Ici chaque triomino rapporte { $points } point, quels que soient ses chiffres.
       *[other] Ici chaque triomino rapporte { $points } points, quels que soient ses chiffres.
    }
fault-position-now = On peut indiquer les triominos de la table dès que le premier de la manche est posé, et jusqu’à la fin de la manche.
fault-position-tiles = Il y a { $count } triominos sur cette table ; avec ceux de toutes les mains, il ne peut y en avoir que { $most }. Comptez d’abord les mains.
fault-hold-which = Selon cette règle, ce sont les triominos un par un qui décident d’une manche bloquée : indiquez chacun d’eux.
fault-hold-value = Indiquez les triominos qui restent, ou leur somme.
fault-hold-sum =
    { $count ->
        [one] Un seul triomino ne peut pas avoir cette somme.
       *[other] { $count } triominos ne peuvent pas avoir cette somme.
    }
fault-no-entry = Aucune ligne ne porte le numéro { $number }, ou elle a été retirée.
fault-nothing-to-undo = Il n’y a rien à annuler.
fault-nothing-to-redo = Il n’y a rien à rétablir.
