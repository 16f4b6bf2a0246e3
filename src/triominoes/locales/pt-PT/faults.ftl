# O que está errado numa configuração, num evento de um registo, ou num pedido à mesa.

# A configuração
fault-players = { $rules } é para 2 a { $most } jogadores, não { $players }.
fault-players-need-76 = Com 56 peças, { $rules } é para 2 a { $most } jogadores, não { $players }. Com tiles=76, até { $most76 } podem jogar.
fault-too-few-tiles = { $tiles } peças são poucas para { $players } jogadores com { $hand } cada e mais uma para cada um: distribua menos, ou use tiles=76.
fault-rules-field = { $field } tem um valor que não existe.
fault-rules-name = Não há regra «{ $name }». Há { $known }.
fault-house-key = Não há regra da casa «{ $key }».
fault-house-value = { $key }={ $value } não é possível. Valores permitidos: { $allowed }.
fault-house-lead = Em { $rules } uma peça tirada decide quem começa e nenhum triplo abre: { $key } não faz sentido.
fault-house-count-target = Com count=no não se contam pontos, por isso não pode haver meta.
fault-house-endless = Um jogo precisa de uma meta ou de um número de rondas: dê target ou rounds.
fault-language = Não há língua «{ $language }». Há { $known }.
fault-player-unknown = Não há robô «{ $name }». Há { $known }.
fault-player-broken = O robô «{ $name }» não pode ser carregado: { $problem }
fault-player-number = «{ $text }» em «{ $name }» não é um número para um robô: escreva nome:chave=número.

# O que um evento contradiz
fault-over = O jogo acabou; nada vem depois.
fault-no-round = Nenhuma ronda começou: é preciso uma primeiro.
fault-due = Outra coisa tem de vir antes.
fault-winner = O jogo foi ganho por outra pessoa.
fault-round-number = As rondas contam-se a partir de 1, uma após a outra.
fault-round-open = A ronda ainda não acabou.
fault-position-rules = Esta posição é de outras regras, ou de outro número de jogadores.
fault-deal-again = Este lugar já recebeu as suas peças.
fault-deal-size =
    { $count ->
        [one] Foi distribuída { $count } peça; devem ser { $hand }.
       *[other] Foram distribuídas { $count } peças; devem ser { $hand }.
    }
fault-tile-seen = A peça { $tile } já está noutro lugar.
fault-lead = Agora ninguém tira peças para ver quem começa.
fault-lead-order = É outro lugar que tira agora para ver quem começa.
fault-lot = Não há nada a decidir pela sorte.
fault-lot-seat = Este lugar não está entre os empatados.
fault-well-size =
    { $count ->
        [one] É indicada { $count } peça; o poço tem { $well }.
       *[other] São indicadas { $count } peças; o poço tem { $well }.
    }
fault-show = Só se mostra um triplo antes de abrir com 0-0-0.
fault-show-tile = { $tile } não é o maior triplo deste lugar.
fault-hold = Este lugar não tem peças a mostrar agora.
fault-hold-tiles = Este lugar tem outras peças.
fault-count = Não se podem contar agora as peças deste lugar.
fault-count-open = As peças deste lugar já estão à vista.
fault-count-none = Este lugar tem pelo menos uma peça.
fault-count-well =
    { $most ->
        [one] Este lugar tem no máximo { $most } peça, mesmo com todas as do poço.
       *[other] Este lugar tem no máximo { $most } peças, mesmo com todas as do poço.
    }
fault-count-known =
    { $least ->
        [one] Este lugar tem pelo menos { $least } peça: a que mostrou.
       *[other] Este lugar tem pelo menos { $least } peças: as que se conhecem.
    }
fault-resigned = Este lugar já desistiu.
fault-resign = Só se pode desistir depois de distribuídas as peças.
fault-end = A ronda acaba de outra forma.
fault-ended = A ronda já acabou.
fault-not-out = Ninguém jogou a última peça.
fault-not-blocked = A ronda não está bloqueada: talvez alguém ainda possa jogar.
fault-awards = Os pontos estão errados.
fault-total = O total é { $total }, não { $says }.
fault-score = Este lugar não recebe pontos agora.

# À mesa
fault-no-seat = Este lugar não existe: a mesa tem { $count }.
fault-dealer = Quem distribui não dá peças, ou dá outra coisa em vez delas.
fault-unknown-tiles = Nem todas as peças são conhecidas: o jogo não pode continuar aqui.
fault-no-bot = Não é a vez de um robô.
fault-nobody-to-ask = É a vez de { $name }, mas não há ninguém a quem perguntar.
fault-bot-failed = O robô { $name } falhou: { $problem }
fault-bot-illegal = O robô { $name } escolheu { $move }, que não é permitido.
fault-undo-over = O jogo acabou: não se pode voltar atrás.
fault-undo-table = Desde então a mesa combinou outra coisa, e isso fica.
fault-undo-drew = Uma peça tirada e vista não volta ao poço.
fault-undo-other = Desde então { $name } jogou ou tirou uma peça, e isso fica.
fault-undo-shown = Desde então { $name } mostrou peças, e isso fica.
fault-undo-nothing = Ainda não há decisão sua a desfazer.
fault-log-changed = Outro programa escreveu em { $file }; nada mais é acrescentado.

# Retomar um registo
fault-resume-seats = O registo tem { $seats } lugares; foram dados { $given }.
fault-resume-empty = Ainda não há nenhum jogo neste registo.
fault-resume-faults = O registo tem erros, o primeiro na linha { $line }: verifique-o antes de continuar o jogo.
fault-resume-hand = As peças de { $name } não são conhecidas: o jogo não pode continuar aqui.
fault-resume-board = Não se sabe onde estão as peças: o jogo não pode continuar aqui.
fault-resume-well = As peças do poço não são conhecidas: o jogo não pode continuar aqui.

# Um jogo numa mesa a sério
fault-figure-unpaid = Segundo esta regra, esta figura não dá pontos.
fault-figure-first = A primeira peça de uma ronda não forma nenhuma figura.
fault-value-missing = Indique que peça era, ou quanto vale.
fault-value-fixed =
    { $points ->
        [0] Aqui não se contam pontos: não é preciso indicá-los.
        [one] Aqui cada peça dá { $points } ponto, sejam quais forem os números.
       *[other] Aqui cada peça dá { $points } pontos, sejam quais forem os números.
    }
fault-position-now = As peças da mesa podem ser indicadas depois de jogada a primeira da ronda e até a ronda acabar.
fault-position-tiles = Há { $count } peças nesta mesa; com as de todas as mãos só pode haver { $most }. Conte primeiro as mãos.
fault-hold-which = Segundo esta regra, são as peças uma a uma que decidem uma ronda bloqueada: indique cada uma delas.
fault-hold-value = Indique as peças que sobram, ou a soma delas.
fault-hold-sum =
    { $count ->
        [one] Uma só peça não pode ter esta soma.
       *[other] { $count } peças não podem ter esta soma.
    }
fault-no-entry = Nenhuma linha tem o número { $number }, ou foi retirada.
fault-nothing-to-undo = Não há nada para anular.
fault-nothing-to-redo = Não há nada para repor.
