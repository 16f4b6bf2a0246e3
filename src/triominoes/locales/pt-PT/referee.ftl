# Numa mesa a sério: a folha de pontos, o tabuleiro no telemóvel, as correções.

# A página inicial
home-referee = Numa mesa a sério
home-referee-line = O telemóvel conta os pontos e resolve as dúvidas
home-allowed = Isto é permitido?
home-allowed-line = Uma jogada, julgada por todas as regras impressas
home-history = Jogos passados
home-history-line = Resultados e estatísticas deste aparelho

# Começar, ou continuar
referee-title = Árbitro
referee-begin-title = Numa mesa a sério
referee-begin-line = Jogam com as vossas próprias peças; esta página conta os pontos, encontra as figuras e sabe as regras.
referee-allowed = Isto é permitido?
referee-history = Jogos passados
referee-going = Continuar
referee-who-line = Pela ordem em que estão sentados, no sentido dos ponteiros do relógio. Quem começa diz-se na primeira peça.
referee-add = Juntar um jogador
referee-twice = Dois jogadores chamam-se “{ $name }”: distinga-os.
referee-how = Como quer tomar nota?
referee-mode-sheet = Folha de pontos
referee-mode-sheet-line = Anota-se cada peça, e a figura se houver. Como no papel, mas sem as contas.
referee-mode-board = Tabuleiro
referee-mode-board-line = Mostra-se onde fica cada peça: figuras e pontos encontram-se sozinhos, e o que não cabe é recusado.
referee-new = Novo jogo
offline-insecure = Neste endereço o navegador não pode guardar a página para quando não há rede, nem manter o ecrã ligado: para isso precisa de https.
offline-unable = Este navegador não pode guardar a página para quando não há rede.
awake-unable = Este navegador não pode manter o ecrã ligado.

# A página de um jogo
referee-missing = Este jogo não está aqui
referee-missing-line = Este navegador não conhece o jogo. Peça a ligação a quem toma nota.
referee-opening = A abrir a folha…
referee-to-board = Passar ao tabuleiro
referee-to-sheet = Passar à folha de pontos
referee-undo = Desfazer
referee-redo = Refazer
referee-changed = A folha mudou.
referee-offline = Sem ligação.
referee-offline-lines =
    { $count ->
        [one] Sem ligação. { $count } linha segue quando ela voltar.
       *[other] Sem ligação. { $count } linhas seguem quando ela voltar.
    }
referee-figures-wait = Alguns pontos esperam pelo servidor: é ele que encontra as figuras.
referee-not-stored = Este navegador não consegue memorizar nada: deixe a página aberta.
referee-misled = A ligação que abriu está estragada. Este aparelho conhece o jogo e continua com ele.
referee-ended = Já não se pode anotar mais nada. A folha ainda se pode ver e imprimir.
referee-ended-lines =
    { $count ->
        [one] { $count } linha não foi enviada: está só neste aparelho.
       *[other] { $count } linhas não foram enviadas: estão só neste aparelho.
    }
referee-aside = Linhas que não foram aceites
referee-again = Anotar de novo
referee-drop = Deitar fora
referee-refused = Isso não pode ser anotado agora.
referee-stale = Foi anotada outra coisa antes dela.
referee-crossed = No mesmo momento, outro telemóvel anotou isto, tarde demais: { $what }
referee-crossed-same = No mesmo momento, outro telemóvel anotou o mesmo. Só conta uma vez.

# O que se escolhe
referee-which = Que peça?
referee-ways = O que se anota
referee-way-tile = Peça
referee-way-points = Só pontos
referee-keys = Algarismos da peça
referee-erase = Apagar um algarismo
referee-grid = Peças ainda por ver
referee-tile-not = { $tile }, não cabe
referee-figures = Figura
referee-points = Pontos da peça
referee-points-of =
    { $points ->
        [one] uma peça de { $points } ponto
       *[other] uma peça de { $points } pontos
    }
referee-a-tile = uma peça
referee-still =
    { $digits ->
        [0] { $count ->
            [one] { $count } peça está por aparecer.
           *[other] { $count } peças estão por aparecer.
        }
       *[other] { $count ->
            [one] { $count } peça tem estes algarismos.
           *[other] { $count } peças têm estes algarismos.
        }
    }
referee-clockwise = Leia os algarismos no sentido dos ponteiros do relógio.
referee-taken = { $tile } já foi jogada.
referee-taken-line = Ver essa linha
referee-shown = Que triplo mais alto foi mostrado?
referee-loses-board = Anotada sem o seu lugar: o tabuleiro deixa de ser seguido nesta ronda.
referee-fit =
    { $fits ->
        [0] Nenhuma das { $count } peças por aparecer cabe em algum lado.
        [one] { $fits } das { $count } peças por aparecer cabe em algum lado.
       *[other] { $fits } das { $count } peças por aparecer cabem em algum lado.
    }
referee-fit-here =
    { $fits ->
        [0] Nenhuma das { $count } peças por aparecer cabe { $place }.
        [one] { $fits } das { $count } peças por aparecer cabe { $place }.
       *[other] { $fits } das { $count } peças por aparecer cabem { $place }.
    }
referee-dead =
    { $count ->
        [one] Em { $count } lugar tracejado já nada cabe.
       *[other] Em { $count } lugares tracejados já nada cabe.
    }
referee-beside = junto a { $tiles }
referee-first-tile = A primeira peça: rode-a tal como está na mesa.
referee-first-place = no meio
referee-place =
    { $count ->
        [one] Lugar { $place }: cabe { $count } peça
       *[other] Lugar { $place }: cabem { $count } peças
    }
referee-places = Onde está?
referee-nowhere = { $tile } não cabe em lado nenhum agora.
referee-clash = { $tile } não cabe ali: no canto marcado está um { $lies }, e ela traz um { $brings }.
referee-waits = Os pontos esperam pelo servidor.
referee-flip = Rodar o tabuleiro

# O que se anota
referee-note-label = Anotar
referee-note = Anotar { $shown } para { $name }
referee-note-plain = Anotar para { $name }
referee-clear = Escolher outra
referee-who-begins = Quem começa? Toque num nome, ou anote a primeira peça.
referee-who-began = Quem começa com ela?
referee-tap-place = Toque no lugar.
referee-tap-tile = Toque na peça.
referee-tap-both = Toque no lugar e na peça.

# O fim de uma ronda
referee-out-ask = Pela folha, { $name } já não tem peças. Está certo?
referee-out-yes = { $name } acabou
referee-out-no = Não, ainda tem
referee-still-held = Peças que { $name } ainda tem
referee-blocked-ask = Todos passaram. A ronda está bloqueada?
referee-blocked-yes = Sim, ninguém pode jogar
referee-blocked-no = Não, o jogo continua
referee-hold-ask = Que peças restam a { $name }?
referee-hold-tiles = Peças
referee-hold-sum = Soma
referee-hold-count =
    { $count ->
        [one] Pela folha, { $name } tem { $count } peça.
       *[other] Pela folha, { $name } tem { $count } peças.
    }
referee-hold-note =
    { $count ->
        [one] Anotar { $count } peça, { $points }, para { $name }
       *[other] Anotar { $count } peças, { $points }, para { $name }
    }
referee-hold-note-count =
    { $count ->
        [one] Anotar { $count } peça para { $name }
       *[other] Anotar { $count } peças para { $name }
    }
referee-hold-idle-tiles = Toque nas peças que restam.
referee-hold-idle-sum = Diga quantas peças, e a sua soma.
referee-hold-wrong-count =
    { $most ->
        [one] { $name } só pode ter ficado com { $most } peça.
       *[other] { $name } pode ter ficado com 1 a { $most } peças.
    }
referee-hold-wrong-sum =
    { $count ->
        [one] { $count } peça vale de { $least } a { $most } pontos.
       *[other] { $count } peças juntas valem de { $least } a { $most } pontos.
    }
referee-left-tiles = Peças que restam
referee-left-count = Quantas peças
referee-left-sum = Soma dos algarismos
referee-round-over = A ronda acabou…
referee-who-out = Quem colocou a última peça?
referee-nobody-can = Já ninguém consegue jogar
referee-pass-hint = Se já ninguém pode jogar, anote que cada um passa.

# O tabuleiro a meio de uma ronda
referee-no-board = O tabuleiro desta ronda não é conhecido aqui
referee-no-board-line = Algumas peças foram anotadas sem o seu lugar. Componha o tabuleiro tal como está na mesa, ou fique com a folha até à próxima ronda.
referee-lay-out = Compor o tabuleiro
referee-till-next = A folha até à próxima ronda
referee-laid-out =
    { $count ->
        [one] O tabuleiro está assim: { $count } peça
       *[other] O tabuleiro está assim: { $count } peças
    }

# Linhas e correções
referee-lines = Folha e linhas
referee-lines-hint = Toque numa linha para a corrigir.
referee-no-lines = Ainda nada foi anotado.
referee-line = Uma linha da folha
referee-not-sent = ainda por enviar
referee-faulty = Isto não está de acordo com as regras.
referee-wrong-lines =
    { $count ->
        [one] { $count } linha não está de acordo com as regras
       *[other] { $count } linhas não estão de acordo com as regras
    }
referee-correct = Corrigir
referee-insert-after = Inserir uma linha a seguir
referee-insert-before = Inserir uma linha antes
referee-take-out = Retirar
referee-line-gone = Esta linha já não existe: foi retirada.
referee-title-changes = O que muda
referee-title-instead = Corrigir uma linha
referee-title-after = Inserir uma linha
referee-title-before = Inserir uma linha
referee-player = Jogador
referee-what = O quê
referee-kind-tile = coloca uma peça
referee-kind-place = coloca uma peça no tabuleiro
referee-kind-points = coloca uma peça, só pontos
referee-kind-draw = tira uma peça
referee-kind-pass = passa
referee-kind-count = tem tantas peças
referee-kind-adjust = pontos de comum acordo
referee-kind-show = mostra um triplo
referee-kind-resign = desiste
referee-kind-position = o tabuleiro como está
referee-how-ended = Como acabou a ronda
referee-end-out = Alguém acabou
referee-end-blocked = Bloqueada
referee-end-stopped = Interrompida
referee-see = Ver o que muda
referee-working = A calcular…
referee-changes =
    { $count ->
        [one] Muda { $count } linha.
       *[other] Mudam { $count } linhas.
    }
referee-more-lines =
    { $count ->
        [one] E mais { $count }.
       *[other] E mais { $count }.
    }
referee-no-line = nada
referee-becomes = passa a
referee-totals = Totais antes e depois
referee-before = antes
referee-after = depois
referee-winner-change = Ganhava antes: { $before }. Ganha depois: { $after }.
referee-nobody-yet = ainda ninguém
referee-back = Voltar
referee-accept = Aceitar

# Um jogador, além das jogadas
referee-players = Um jogador: peças, pontos, desistência
referee-count = Quantas peças
referee-held = Peças que { $name } tem
referee-held-note = Anotar este número
referee-adjust = Pontos de comum acordo
referee-taken-off = Tirados
referee-given = Dados
referee-adjust-note = Anotar estes pontos
referee-resign = { $name } desiste
referee-resign-ask = { $name } desiste?
referee-resign-text = Os outros continuam; se só ficar um, o jogo acaba.
referee-resign-yes = Desistir
referee-gave-up = desistiu

# O menu
referee-share = Outros acompanham no seu telemóvel
referee-share-line = Quem abrir esta ligação vê a folha e pode anotar jogadas.
referee-share-title = O nosso jogo de Triominoes
referee-share-qr = A ligação em imagem, para a câmara de um telemóvel
referee-phones =
    { $count ->
        [one] { $count } telemóvel acompanha agora.
       *[other] { $count } telemóveis acompanham agora.
    }
referee-replay = Rever passo a passo
referee-print = Imprimir a folha
referee-csv = Descarregar como tabela (CSV)
referee-stop = Terminar o jogo
referee-stop-ask = Terminar o jogo aqui?
referee-stop-text = Fica na lista tal como está, e conta como abandonado.
referee-stop-yes = Terminar

# Linhas ditas por esta página
referee-said-play = { $name }: { $what }.
referee-said-figure = { $name }: { $what }, { $figure }.
referee-said-draw = { $name } tira uma peça.
referee-said-pass = { $name } passa.
referee-said-show = { $name } mostra { $tile }.
referee-said-count =
    { $count ->
        [one] { $name } tem { $count } peça.
       *[other] { $name } tem { $count } peças.
    }
referee-said-adjust = { $name }: { $points } de comum acordo.
referee-said-hold =
    { $count ->
        [one] Resta { $count } peça a { $name }.
       *[other] Restam { $count } peças a { $name }.
    }
referee-said-resign = { $name } desiste.
referee-said-position = O tabuleiro tal como está.
referee-said-end-out = A ronda acabou: alguém colocou a última peça.
referee-said-end-blocked = A ronda acabou: ninguém pode jogar.
referee-said-end-stopped = O jogo foi terminado.
referee-said-instead = Corrigido: { $what }
referee-said-after = Inserido: { $what }
referee-said-void = Uma linha retirada.
