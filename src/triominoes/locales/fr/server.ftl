# Le serveur : les pages avant leur script, les erreurs de son API, et ce que dit la ligne de commande.

# Pages
server-noscript = Triominoes a besoin de JavaScript. Veuillez l’activer pour cette page.
server-missing-page = Il n’y a rien ici
server-missing-why = L’adresse est peut-être mal écrite, ou la table n’existe plus.
server-missing-home = Vers la page d’accueil

# Erreurs
server-bad-request = Cette demande est incompréhensible.
server-no-right = Ce navigateur n’a pas de place à cette table.
server-foreign = Cette demande vient d’une page d’un autre site.
server-host = Le serveur ne porte pas ce nom. Employez l’adresse qu’il a donnée à son démarrage.
server-not-found = Il n’y a rien ici.
server-method = Cela ne peut pas se faire ici.
server-too-large = C’est trop grand.
server-too-many = Cela fait beaucoup d’un coup. Veuillez attendre une minute.
server-internal = Quelque chose s’est mal passé ici, et ce n’est pas votre faute. Veuillez réessayer.
server-busy = Le serveur est très occupé. Veuillez réessayer dans un instant.
server-fast = C’était trop rapide. Veuillez réessayer.
server-no-table = Cette table n’existe plus.
server-no-code = Aucune table n’a ce code. Il est peut-être mal écrit, ou toutes les places sont prises.
server-not-over = Cette partie n’est pas encore finie.
server-not-begun = Cette partie n’a pas encore commencé.
server-nothing-to-explain = Il n’y a rien à expliquer ici.

# Liaisons
bye-silent = Cette page n’a rien dit depuis un moment.
bye-fast = Cette page en a dit trop, trop vite.
bye-garbage = Le serveur ne comprend pas cette page. Veuillez la recharger.
bye-big = Ce message est trop grand.
bye-no-right = Ce navigateur n’a pas de place à cette table.
bye-no-table = Cette table n’existe plus.

# La ligne de commande
serve-running = Triominoes est à l’adresse { $address }
serve-nearby = À la maison, les autres le trouvent à l’adresse { $address }
serve-no-network = Cet ordinateur n’est dans aucun réseau pour l’instant ; personne d’autre ne le trouve.
serve-end = Ctrl-C l’arrête.
serve-elsewhere = Triominoes est déjà là, à l’adresse { $address }
serve-elsewhere-unknown = Un autre Triominoes se sert en ce moment du dossier { $folder }.
serve-no-browser = Aucun navigateur n’a pu être ouvert : veuillez ouvrir l’adresse vous-même.
serve-goodbye = Au revoir ! Toutes les parties sont gardées.
