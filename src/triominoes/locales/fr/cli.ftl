# La ligne de commande : pages d’aide, erreurs, et ce que les commandes affichent.

# Pages d’aide : titres et noms des valeurs
help-usage = Utilisation :
help-options-piece = [OPTIONS]
help-command-pieces = [COMMANDE] [OPTIONS]
help-commands = Commandes :
help-arguments = Ce qu’il faut donner :
help-options = Options :
help-help = Afficher cette page.
help-lang = La langue : en, fr, pt-PT ou pt-BR. Sinon, celle de votre système.
help-ascii = Dessiner le plateau en caractères ASCII seulement.
help-more = « triominoes COMMANDE --help » en dit plus. Sans commande, la table est servie et le navigateur s’ouvre.
help-name = NOM
help-names = NOMS
help-pair = CLÉ=VALEUR
help-file = FICHIER
help-files = FICHIERS…
help-text = TEXTE
help-address = ADRESSE
help-number = NOMBRE
help-folder = DOSSIER

# Pages d’aide : les commandes
help-app = Jouer au Triominos selon n’importe laquelle de ses règles imprimées ; garder, vérifier et étudier des parties.
help-serve = Servir la table dans le navigateur : sur cet ordinateur ou, avec --lan, à toute la maison. Sans commande, « triominoes » vaut « triominoes serve --open ». Ctrl-C l’arrête ; les parties sont gardées et continuent au prochain démarrage.
help-serve-short = Jouer dans le navigateur.
help-serve-host = L’adresse où écouter. Sinon : 127.0.0.1, pour que seul cet ordinateur puisse entrer.
help-serve-port = Le port où écouter ; 0 en prend un libre. Sinon : 15150, ou un port libre s’il est pris.
help-serve-data = Le dossier des parties. Sinon : celui que votre système réserve à cela.
help-serve-open = Ouvrir le navigateur, s’il y a un écran.
help-serve-lan = Laisser entrer tout le réseau local, et afficher l’adresse et un code QR pour les téléphones.
help-serve-certificate = Le certificat, un fichier PEM : le serveur parle alors en https, dont les téléphones ont besoin pour continuer sans réseau.
help-serve-key = La clé du certificat, un fichier PEM sans mot de passe. Sans cette option : dans le même fichier.
help-play = Jouer une partie dans le terminal. La partie d’une personne est toujours notée, coup par coup, et peut être reprise. Sans personne, la partie est jouée à toute vitesse.
help-play-short = Jouer une partie, ou laisser jouer des robots.
help-play-rules = La règle du jeu ; « triominoes rules » en donne la liste. Sinon : french-400.
help-play-house = Une règle maison, comme target=300 ou wedge=0. À répéter pour chaque règle.
help-play-seats = Qui joue, dans l’ordre du jeu, avec des virgules : « you » ou « you:Ana » pour une personne, sinon un robot : un niveau (débutant, facile, moyen, difficile, expert, maître) ou le nom d’un autre, comme greedy. Par défaut : you,easy.
help-play-seed = Un texte quelconque : le même texte redonne les mêmes triominos.
help-play-record = Le fichier où noter la partie ; un fichier existant n’est jamais écrasé. Sinon, la partie d’une personne va dans un dossier prévu pour cela, et une partie entre robots sur la sortie standard, comme avec « - ».
help-play-resume = Reprendre la partie notée dans ce fichier ; la suite s’y ajoute.
help-play-quiet = Ne rien afficher d’autre que la partie notée pendant que des robots jouent.
help-check = Rejouer des parties notées et nommer tout ce qui y est contraire aux règles. Code de sortie 0 : tout est juste ; 1 : il y a des fautes ; 2 : un fichier est illisible.
help-check-short = Trouver ce qui est faux dans des parties notées.
help-check-files = Des parties notées ; « - » est l’entrée standard.
help-check-json = Afficher un objet JSON par faute, chacun sur sa ligne.
help-replay = Revoir une partie notée pas à pas, avec le plateau, les triominos et les points. Tout s’affiche d’un coup si personne ne peut taper.
help-replay-short = Revoir une partie pas à pas.
help-replay-file = Une partie notée ; « - » est l’entrée standard.
help-rules = Afficher une règle du jeu, clause par clause, avec la source de chacune. Sans nom : toutes les règles du jeu et les règles maison.
help-rules-short = Afficher une règle du jeu clause par clause.
help-rules-name = Une règle du jeu.
help-show = Afficher une position et ce qui peut y être joué, avec les points.
help-show-short = Afficher une position et ses coups.
help-show-position = Une position sur une ligne ; « - » la lit sur l’entrée standard.

# Erreurs
error-no-option = Il n’y a pas d’option { $option } ; « --help » donne la liste.
error-option-value = L’option { $option } ne s’emploie pas ainsi : voir « --help ».
error-missing = Il manque quelque chose : { $what }. Voir « --help ».
error-arguments = Cette commande ne prend pas ces mots : voir « --help ».
error-command = Il n’y a pas de commande « { $name } » ; il y a { $known }.
error-file = Le fichier { $file } ne peut pas servir : { $why }.
file-missing = il n’existe pas
file-is-folder = c’est un dossier
file-forbidden = il n’est pas permis de l’ouvrir
file-no-folder = il n’y a pas de dossier { $folder }
file-read-only = le disque est en lecture seule
file-disk-full = le disque est plein
file-name-long = son nom est trop long
file-unknown = pour une raison inconnue ({ $name })
error-file-unnamed = Un fichier doit avoir un nom ; celui-ci est vide.
error-seed = Le texte de --seed est trop long : { $most } caractères au plus.
error-record-exists = Il y a déjà un fichier { $file }. Il n’est pas écrasé ; pour reprendre sa partie, employez --resume.
error-record-person = La partie d’une personne se note dans un fichier, pas sur « - ».
error-port = Il n’y a pas de port { $port } : c’est un nombre de 0 à { $most }.
error-port-taken = Le port { $port } est pris par un autre programme. Choisissez-en un autre, ou omettez --port.
error-port-forbidden = Le port { $port } ne vous est pas permis. Choisissez-en un au-dessus de 1023, ou omettez --port.
error-host = Cet ordinateur n’a pas l’adresse « { $host } ».
error-certificate = { $certificate } et { $key } ne sont pas un certificat et sa clé : il faut deux fichiers PEM, la clé sans mot de passe.
error-key-alone = L’option --key ne va pas sans --certificate.
error-no-folder = { $name } est un fichier, pas un dossier.
error-seat = Personne ne s’appelle « { $name } » : une place est « you », « you:Ana » ou un robot ({ $bots }).
error-seat-bot = « { $name } » est le nom d’un robot : il en faut un autre pour une personne.
error-resume-options = Une partie reprise garde ses propres règles : --resume ne va pas avec { $option }.

# Une partie entre robots
round-line = Manche { $number } : { $scores }.
round-score = { $name } { $score }

# check
check-right = { $file } : tout est juste ({ $events ->
        [one] { $events } ligne
       *[other] { $events } lignes
    }).
check-fault = { $file }:{ $line }: dit « { $says } », devrait être « { $should } » : { $why }
check-refused = { $file }:{ $line }: dit « { $says } », devrait être autrement : { $why }
check-unreadable = { $file }:{ $line }:{ $column }: { $why }
check-corrected = { $file } : { $count ->
        [one] { $count } correction a été faite
       *[other] { $count } corrections ont été faites
    } ; c’est la partie corrigée qui est vérifiée.

# rules
rules-heading = Règles du jeu
rules-line = 2 à { $most } joueurs. { $source }
rules-house-heading = Règles maison
house-tiles = triominos du jeu
house-target = points auxquels la partie finit
house-rounds = nombre de manches
house-hand = triominos distribués à chacun
house-draws = triominos qu’on peut piocher dans un tour
house-voluntary = qui pourrait poser peut piocher à la place
house-empty = prix pour passer parce que la pioche est vide
house-opening = points pour commencer par un triple
house-zero = points pour commencer par 0-0-0
house-bridge = points d’un pont
house-wedge = points d’un triomino glissé à côté d’un pont
house-hexagon = points d’un hexagone
house-double = points de deux hexagones à la fois
house-triple = points de trois hexagones à la fois
house-blocked = à qui vont les points d’une manche bloquée
house-count = si l’on compte les points

# show
show-seat =
    { $seat } : { $points ->
        [one] { $score } point
       *[other] { $score } points
    }, { $tiles }
show-well = Pioche : { $tiles }
show-turn = C’est à { $seat }, qui { $drawn ->
        [0] n’a rien pioché
        [one] a pioché { $drawn } triomino
       *[other] a pioché { $drawn } triominos
    } :
show-nobody = Personne ne peut encore jouer.
show-over = La manche est finie.
