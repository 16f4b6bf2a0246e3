# Ce qu’une table du serveur répond et annonce.

table-undone = { $name } a repris une décision.
reject-stale = Il s’est passé autre chose entre-temps. Veuillez regarder à nouveau et choisir.
reject-not-saved = Ceci n’a pas pu être enregistré et n’a donc pas eu lieu. Veuillez réessayer dans un instant.
reject-waiting = La partie commence quand toutes les places sont prises.
bye-slow = La connexion est trop lente pour suivre la table.
bye-many = Cette place est ouverte à trop d’endroits ; celui-ci a été fermé.
bye-closing = Le serveur s’arrête. La table est enregistrée et continuera à son retour.
bye-broken = La table ne peut pas être affichée pour le moment. Veuillez réessayer.
fault-undo-late =
    { $seconds ->
        [one] Une décision ne peut être reprise que pendant { $seconds } seconde.
       *[other] Une décision ne peut être reprise que pendant { $seconds } secondes.
    }
fault-undo-often =
    { $most ->
        [one] Dans cette partie, { $most } décision a déjà été reprise ; ce n’est plus possible.
       *[other] Dans cette partie, { $most } décisions ont déjà été reprises ; ce n’est plus possible.
    }
fault-rematch-early = La revanche est possible une fois la partie terminée.
fault-nobody-plays = Au moins une place doit être pour une personne.
fault-store = Les tables dans { $folder } ne peuvent pas être ouvertes : { $problem }.
