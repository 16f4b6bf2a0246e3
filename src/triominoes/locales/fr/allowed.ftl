# Est-ce permis, et combien ça rapporte ? Et comment on dispose un plateau à la main.

allowed-title = Est-ce permis ?
allowed-hint = Posez les triominos comme sur votre table. Le dernier est celui dont il s’agit. Ou partez d’un exemple.
allowed-unread = Ce lien ne contient pas de question lisible. Posez plutôt les triominos ici.
allowed-answers = Les réponses
allowed-agree =
    { $points ->
        [one] Permis par toutes les règles : { $points } point.
       *[other] Permis par toutes les règles : { $points } points.
    }
allowed-differ = Permis par toutes les règles, mais elles comptent autrement : de { $low } à { $high } points.
allowed-some = { $count } règles sur { $all } le permettent.
allowed-none = Aucune règle ne le permet.
allowed-yes = Permis
allowed-no = Pas permis
allowed-clash = À la pointe marquée, il y a { $lies }, et le triomino apporte { $brings }.
allowed-no-side = Il ne touche que par une pointe. Il faut tout un côté contre un autre triomino.
allowed-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
allowed-clauses =
    { $count ->
        [one] L’article et sa source
       *[other] Les { $count } articles et leur source
    }
allowed-by-point = Proposer aussi les places qui ne touchent que par une pointe
allowed-again = Recommencer
allowed-share = Poser la question à d’autres
allowed-link = Un lien vers cette question
allowed-examples = Exemples
allowed-example-bridge = Un pont
allowed-example-hexagon = Un hexagone
allowed-example-double = Un double hexagone
allowed-example-wedge = Entre deux triominos
allowed-example-clash = Un chiffre ne va pas
allowed-example-point = Une pointe touche, rien d’autre
allowed-example-opening = Premier triomino : 5-5-5
allowed-example-zero = Premier triomino : 0-0-0

# Disposer un plateau
build-panel = Que poser
build-begin = Touchez la place sur le plateau, puis choisissez le triomino.
build-more = Touchez une place libre pour poser le triomino suivant, ou un triomino pour le changer.
build-more-asking = Touchez une place pour le triomino suivant, ou un triomino pour changer de question.
build-which = Quel triomino ?
build-place = Place libre, à { $digits }
build-place-free = Place libre
build-asked-place = { $tile }, le triomino dont il s’agit
build-laid = { $tile } est posé.
build-dropped = { $tile } est retiré : il ne peut pas rester là.
build-turn = Tourner
build-turned = Tourné : { $tile }
build-ask = C’est de lui qu’il s’agit
build-asked = La question porte maintenant sur { $tile }.
build-other = Un autre triomino ici
build-away = Retirer
build-gone = { $tile } est retiré.
build-holds = { $tile } reste tant qu’il tient les autres ensemble.

# Choisir un triomino
pick-keys = Chiffres du triomino
pick-fits = { $tile }, convient
pick-not = { $tile }, ne convient pas
pick-count =
    { $fits ->
        [0] Aucun ne convient ici, sur { $count }.
        [one] { $fits } sur { $count } convient ici.
       *[other] { $fits } sur { $count } conviennent ici.
    }
