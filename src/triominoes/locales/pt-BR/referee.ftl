# Em uma mesa de verdade: a folha de pontos, o tabuleiro no celular, as correções.

# A página inicial
home-referee = Em uma mesa de verdade
home-referee-line = O celular conta os pontos e resolve as dúvidas
home-allowed = Isto é permitido?
home-allowed-line = Uma jogada, julgada por todas as regras impressas
home-history = Partidas passadas
home-history-line = Resultados e estatísticas deste aparelho

# Começar, ou continuar
referee-title = Árbitro
referee-begin-title = Em uma mesa de verdade
referee-begin-line = Vocês jogam com suas próprias peças; esta página conta os pontos, encontra as figuras e sabe as regras.
referee-allowed = Isto é permitido?
referee-history = Partidas passadas
referee-going = Continuar
referee-who-line = Na ordem em que estão sentados, no sentido horário. Quem começa se diz na primeira peça.
referee-add = Adicionar um jogador
referee-twice = Dois jogadores se chamam “{ $name }”: dê nomes diferentes.
referee-how = Como você quer anotar?
referee-mode-sheet = Folha de pontos
referee-mode-sheet-line = Anote cada peça, e a figura se houver. Como no papel, mas sem as contas.
referee-mode-board = Tabuleiro
referee-mode-board-line = Mostre onde fica cada peça: figuras e pontos são encontrados para você, e o que não cabe é recusado.
referee-new = Nova partida
offline-insecure = Neste endereço o navegador não pode guardar a página para quando não há rede, nem manter a tela ligada: para isso precisa de https.
offline-unable = Este navegador não pode guardar a página para quando não há rede.
awake-unable = Este navegador não pode manter a tela ligada.

# A página de uma partida
referee-missing = Esta partida não está aqui
referee-missing-line = Este navegador não conhece a partida. Peça o link a quem está anotando.
referee-opening = Abrindo a folha…
referee-to-board = Ir para o tabuleiro
referee-to-sheet = Ir para a folha de pontos
referee-undo = Desfazer
referee-redo = Refazer
referee-changed = A folha mudou.
referee-offline = Sem conexão.
referee-offline-lines =
    { $count ->
        [one] Sem conexão. { $count } linha será enviada quando ela voltar.
       *[other] Sem conexão. { $count } linhas serão enviadas quando ela voltar.
    }
referee-figures-wait = Alguns pontos esperam pelo servidor: é ele que encontra as figuras.
referee-not-stored = Este navegador não consegue guardar nada: deixe a página aberta.
referee-misled = O link que foi aberto está danificado. Este aparelho conhece a partida e continua com ela.
referee-ended = Não dá mais para anotar nada. A folha ainda pode ser vista e impressa.
referee-ended-lines =
    { $count ->
        [one] { $count } linha não foi enviada: está só neste aparelho.
       *[other] { $count } linhas não foram enviadas: estão só neste aparelho.
    }
referee-aside = Linhas que não foram aceitas
referee-again = Anotar de novo
referee-drop = Descartar
referee-refused = Isso não pode ser anotado agora.
referee-stale = Outra coisa foi anotada antes dela.
referee-crossed = No mesmo momento, outro celular anotou isto, tarde demais: { $what }
referee-crossed-same = No mesmo momento, outro celular anotou o mesmo. Só conta uma vez.

# O que se escolhe
referee-which = Que peça?
referee-ways = O que se anota
referee-way-tile = Peça
referee-way-points = Só pontos
referee-keys = Algarismos da peça
referee-erase = Apagar um algarismo
referee-grid = Peças ainda não vistas
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
            [one] { $count } peça ainda está escondida.
           *[other] { $count } peças ainda estão escondidas.
        }
       *[other] { $count ->
            [one] { $count } peça tem estes algarismos.
           *[other] { $count } peças têm estes algarismos.
        }
    }
referee-clockwise = Leia os algarismos no sentido horário.
referee-taken = { $tile } já foi jogada.
referee-taken-line = Ver essa linha
referee-shown = Que triplo mais alto foi mostrado?
referee-loses-board = Anotada sem o lugar: o tabuleiro não é mais acompanhado nesta rodada.
referee-fit =
    { $fits ->
        [0] Nenhuma das { $count } peças escondidas cabe em algum lugar.
        [one] { $fits } das { $count } peças escondidas cabe em algum lugar.
       *[other] { $fits } das { $count } peças escondidas cabem em algum lugar.
    }
referee-fit-here =
    { $fits ->
        [0] Nenhuma das { $count } peças escondidas cabe { $place }.
        [one] { $fits } das { $count } peças escondidas cabe { $place }.
       *[other] { $fits } das { $count } peças escondidas cabem { $place }.
    }
referee-dead =
    { $count ->
        [one] Em { $count } lugar hachurado nada mais cabe.
       *[other] Em { $count } lugares hachurados nada mais cabe.
    }
referee-beside = ao lado de { $tiles }
referee-first-tile = A primeira peça: gire-a como está na mesa.
referee-first-place = no meio
referee-place =
    { $count ->
        [one] Lugar { $place }: cabe { $count } peça
       *[other] Lugar { $place }: cabem { $count } peças
    }
referee-places = Onde ela está?
referee-nowhere = { $tile } não cabe em lugar nenhum agora.
referee-clash = { $tile } não cabe ali: no canto marcado está um { $lies }, e ela traz um { $brings }.
referee-waits = Os pontos esperam pelo servidor.
referee-flip = Girar o tabuleiro

# O que se anota
referee-note-label = Anotar
referee-note = Anotar { $shown } para { $name }
referee-note-plain = Anotar para { $name }
referee-clear = Escolher outra
referee-who-begins = Quem começa? Toque em um nome, ou anote a primeira peça.
referee-who-began = Quem começa com ela?
referee-tap-place = Toque no lugar.
referee-tap-tile = Toque na peça.
referee-tap-both = Toque no lugar e na peça.

# O fim de uma rodada
referee-out-ask = Pela folha, { $name } não tem mais peças. Está certo?
referee-out-yes = { $name } bateu
referee-out-no = Não, ainda tem
referee-still-held = Peças que { $name } ainda tem
referee-blocked-ask = Todos passaram. A rodada está bloqueada?
referee-blocked-yes = Sim, ninguém pode jogar
referee-blocked-no = Não, a rodada continua
referee-hold-ask = Que peças restam para { $name }?
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
referee-hold-idle-sum = Diga quantas peças, e a soma delas.
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
referee-round-over = A rodada acabou…
referee-who-out = Quem colocou a última peça?
referee-nobody-can = Ninguém consegue mais jogar
referee-pass-hint = Se ninguém mais pode jogar, anote que cada um passa.

# O tabuleiro no meio de uma rodada
referee-no-board = O tabuleiro desta rodada não é conhecido aqui
referee-no-board-line = Algumas peças foram anotadas sem o lugar. Monte o tabuleiro como está na mesa, ou fique com a folha até a próxima rodada.
referee-lay-out = Montar o tabuleiro
referee-till-next = A folha até a próxima rodada
referee-laid-out =
    { $count ->
        [one] O tabuleiro está assim: { $count } peça
       *[other] O tabuleiro está assim: { $count } peças
    }

# Linhas e correções
referee-lines = Folha e linhas
referee-lines-hint = Toque em uma linha para corrigi-la.
referee-no-lines = Nada foi anotado ainda.
referee-line = Uma linha da folha
referee-not-sent = ainda não enviada
referee-faulty = Isto não está de acordo com as regras.
referee-wrong-lines =
    { $count ->
        [one] { $count } linha não está de acordo com as regras
       *[other] { $count } linhas não estão de acordo com as regras
    }
referee-correct = Corrigir
referee-insert-after = Inserir uma linha depois
referee-insert-before = Inserir uma linha antes
referee-take-out = Retirar
referee-line-gone = Esta linha não existe mais: foi retirada.
referee-title-changes = O que muda
referee-title-instead = Corrigir uma linha
referee-title-after = Inserir uma linha
referee-title-before = Inserir uma linha
referee-player = Jogador
referee-what = O quê
referee-kind-tile = coloca uma peça
referee-kind-place = coloca uma peça no tabuleiro
referee-kind-points = coloca uma peça, só pontos
referee-kind-draw = compra uma peça
referee-kind-pass = passa
referee-kind-count = tem tantas peças
referee-kind-adjust = pontos de comum acordo
referee-kind-show = mostra um triplo
referee-kind-resign = desiste
referee-kind-position = o tabuleiro como está
referee-how-ended = Como acabou a rodada
referee-end-out = Alguém bateu
referee-end-blocked = Bloqueada
referee-end-stopped = Interrompida
referee-see = Ver o que muda
referee-working = Calculando…
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
referee-becomes = passa a ser
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
referee-resign-text = Os outros continuam; se só sobrar um, a partida acaba.
referee-resign-yes = Desistir
referee-gave-up = desistiu

# O menu
referee-share = Outros acompanham no celular
referee-share-line = Quem abrir este link vê a folha e pode anotar jogadas.
referee-share-title = Nossa partida de Triominoes
referee-share-qr = O link em imagem, para a câmera de um celular
referee-phones =
    { $count ->
        [one] { $count } celular acompanha agora.
       *[other] { $count } celulares acompanham agora.
    }
referee-replay = Rever passo a passo
referee-print = Imprimir a folha
referee-csv = Baixar como tabela (CSV)
referee-stop = Encerrar a partida
referee-stop-ask = Encerrar a partida aqui?
referee-stop-text = Ela fica na lista como está, e conta como abandonada.
referee-stop-yes = Encerrar

# Linhas ditas por esta página
referee-said-play = { $name }: { $what }.
referee-said-figure = { $name }: { $what }, { $figure }.
referee-said-draw = { $name } compra uma peça.
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
        [one] Resta { $count } peça para { $name }.
       *[other] Restam { $count } peças para { $name }.
    }
referee-said-resign = { $name } desiste.
referee-said-position = O tabuleiro como está.
referee-said-end-out = A rodada acabou: alguém colocou a última peça.
referee-said-end-blocked = A rodada acabou: ninguém pode jogar.
referee-said-end-stopped = A partida foi encerrada.
referee-said-instead = Corrigido: { $what }
referee-said-after = Inserido: { $what }
referee-said-void = Uma linha retirada.
