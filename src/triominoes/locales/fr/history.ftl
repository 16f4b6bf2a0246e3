# Les parties passées d’un appareil, et ce qu’on peut garder d’une partie.

history-title = Parties passées
history-none = Il n’y a pas encore de partie. Celles dont vous tenez la marque et celles que vous jouez ici seront dans cette liste.
history-begin = Tenir la marque
history-stale = Pas de connexion : voici ce que sait cet appareil. D’autres ont peut-être noté la suite.
history-kept = sur une vraie table
history-table = jouée ici
history-open = Manche { $round } en cours
history-unknown = Cet appareil ne sait pas où on en est.
history-gone = Le serveur n’ouvre plus cette partie ; quelqu’un l’a peut-être supprimée. Vous pouvez l’oublier ici.
history-unsent = Elle n’est que sur cet appareil. Elle partira quand vous la reprendrez avec une connexion.
history-waiting =
    { $count ->
        [one] { $count } ligne n’est pas encore envoyée.
       *[other] { $count } lignes ne sont pas encore envoyées.
    }
history-go-on = Reprendre
history-step = Revoir pas à pas
history-look = La regarder
history-forget = L’oublier
history-forget-ask = Oublier { $match } ?
history-forget-why = La partie quitte cet appareil, avec les lignes qui n’ont jamais été envoyées.
history-delete = Supprimer : { $match }
history-delete-ask = Supprimer { $match } ?
history-delete-kept = La partie est supprimée pour tous ceux qui la suivent.
history-delete-table = La partie est retirée de cette liste. Les autres joueurs la gardent.
history-delete-yes = Supprimer
history-delete-again = On ne pourra pas revenir en arrière. Supprimer pour de bon ?
history-delete-really = Supprimer pour de bon
history-deleted =
    { $count ->
        [one] { $count } partie supprimée.
       *[other] { $count } parties supprimées.
    }
history-players = Joueurs
history-matches-played = Parties
history-matches-won = Gagnées
history-average = Points par manche
history-figures = Figures
history-draws = Triominos piochés
history-everything = Tout garder ou tout supprimer
history-everything-hint = Une partie est à qui en a le lien. Ce qui ne sert plus peut partir.
history-tgn = Toutes les parties en un fichier (TGN)
history-json = Tous les résultats en données (JSON)
history-missing =
    { $count ->
        [one] { $count } partie n’a pas pu être chargée et manque dans le fichier.
       *[other] { $count } parties n’ont pas pu être chargées et manquent dans le fichier.
    }
history-delete-all = Tout supprimer
history-delete-all-ask =
    { $count ->
        [one] Supprimer { $count } partie ?
       *[other] Supprimer les { $count } parties ?
    }
history-delete-all-why = Les parties d’une vraie table sont supprimées pour tous ceux qui les suivent ; celles jouées ici sont retirées de cette liste.

# Les colonnes du fichier pour un tableur ; les noms des joueurs suivent
export-round = Manche
export-line = Ligne
export-entry = Saisie
export-words = Ce qui s’est passé
